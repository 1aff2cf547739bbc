import * as z from 'zod';
import { address, key, missingAmong, openAddressAmong } from './setting-shapes.ts';

const providers = ['none', 'demo', 'konnect', 'flouci'] as const;

/** The settings of card payments: which provider, its keys, and where it answers. */
export const paymentShape = {
  CARD_PAYMENTS: z.enum(providers).optional(),
  KONNECT_API_KEY: key.optional(),
  KONNECT_WALLET_ID: key.optional(),
  KONNECT_URL: address.default('https://api.konnect.network/api/v2'),
  FLOUCI_PUBLIC_KEY: key.optional(),
  FLOUCI_PRIVATE_KEY: key.optional(),
  FLOUCI_URL: address.default('https://developers.flouci.com/api/v2'),
};

export const paymentSecrets = ['KONNECT_API_KEY', 'FLOUCI_PRIVATE_KEY'] as const;

const paymentSettings = z.object(paymentShape);
type Given = z.infer<typeof paymentSettings>;

/** Who takes card payments from now on (`none` leaves money orders alone), and all who can be asked about those they have taken. */
export interface CardPaymentSettings {
  readonly chosen: (typeof providers)[number];
  readonly konnect?: { readonly url: string; readonly apiKey: string; readonly walletId: string };
  readonly flouci?: { readonly url: string; readonly publicKey: string; readonly privateKey: string };
}

const keysOf = {
  none: [],
  demo: [],
  konnect: ['KONNECT_API_KEY', 'KONNECT_WALLET_ID'],
  flouci: ['FLOUCI_PUBLIC_KEY', 'FLOUCI_PRIVATE_KEY'],
} as const satisfies Record<(typeof providers)[number], readonly (keyof Given)[]>;

const chosen = ({ CARD_PAYMENTS }: Given, isProduction: boolean) => CARD_PAYMENTS ?? (isProduction ? 'none' : 'demo');

/** A sentence on what cannot be used, which names the setting; null when all is well. */
export function wrongPaymentSetting(given: Given, isProduction: boolean): string | null {
  const provider = chosen(given, isProduction);
  if (isProduction && provider === 'demo') return 'CARD_PAYMENTS is set to "demo", which production refuses: nobody pays anything there.';
  const missing = keysOf[provider].find((name) => given[name] === undefined);
  if (missing) return `${missing} is missing: CARD_PAYMENTS is set to "${provider}".`;
  const unpaired = missingAmong(given, keysOf.konnect) ?? missingAmong(given, keysOf.flouci);
  if (unpaired !== null) return unpaired;
  return isProduction ? openAddressAmong(given, Object.keys(paymentShape), 'keys and amounts') : null;
}

export function readPaymentSettings(given: Given, isProduction: boolean): CardPaymentSettings {
  const { KONNECT_API_KEY: apiKey, KONNECT_WALLET_ID: walletId, FLOUCI_PUBLIC_KEY: publicKey, FLOUCI_PRIVATE_KEY: privateKey } = given;
  return {
    chosen: chosen(given, isProduction),
    ...(apiKey && walletId && { konnect: { url: given.KONNECT_URL, apiKey, walletId } }),
    ...(publicKey && privateKey && { flouci: { url: given.FLOUCI_URL, publicKey, privateKey } }),
  };
}
