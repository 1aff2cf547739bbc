import { WrongSetting, type Env } from './env.ts';
import { freePort } from './free-port.ts';

/** The port of the settings, or a free one for 0; throws the sentence that names HOST or PORT when it cannot be listened on. */
export async function portToListenOn({ host, port }: Pick<Env, 'host' | 'port'>): Promise<number> {
  try {
    return await freePort(host, port);
  } catch (error) {
    throw listenRefusal(error, host, port);
  }
}

/** What a refusal to listen says of the settings; an error of another kind is given back as it is. */
function listenRefusal(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return new WrongSetting(`PORT is set to "${port}", which another program already listens on. Stop it, or choose another PORT.`);
    case 'EACCES':
      return new WrongSetting(`PORT is set to "${port}", which this account may not listen on. Choose one above 1023.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new WrongSetting(`HOST is set to "${host}", which is no address of this machine (${code}). See .env.example.`);
    default:
      return error;
  }
}
