import type { CardProvider } from '../../gateways/card-provider.ts';
import { flouciProvider } from '../../gateways/flouci-provider.ts';
import { konnectProvider } from '../../gateways/konnect-provider.ts';
import type { CardPaymentSettings } from '../../payment-settings.ts';
import { demoCardProvider, type DemoSurroundings } from './demo-card-provider.ts';

export interface CardProviders {
  /** Who takes payments from now on; null: there are only money orders. */
  readonly chosen: CardProvider | null;
  /** Whoever took a payment is asked about it, also after another was chosen; null where there is no key any more. */
  readonly named: (name: CardProvider['name']) => CardProvider | null;
}

export function cardProvidersOf(settings: CardPaymentSettings, surroundings: DemoSurroundings): CardProviders {
  const { chosen, konnect, flouci } = settings;
  const known: Partial<Record<CardProvider['name'], CardProvider>> = {
    ...(konnect && { konnect: konnectProvider(konnect, surroundings.clock) }),
    ...(flouci && { flouci: flouciProvider(flouci, surroundings.clock) }),
    ...(chosen === 'demo' && { demo: demoCardProvider(surroundings) }),
  };
  const named = (name: CardProvider['name']) => known[name] ?? null;
  return { chosen: chosen === 'none' ? null : named(chosen), named };
}
