import { WrongSetting } from './env.ts';

/** What a refusal to listen says of the settings; an error of another kind is given back as it is. */
export function listenRefusal(error: unknown, host: string, port: number): unknown {
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
