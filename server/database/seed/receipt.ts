import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Deps } from '../../deps.ts';
import type { files } from '../../modules/bucket/bucket.tables.ts';
import { newId } from '../new-id.ts';
import { beneficiary } from './practice.ts';

export interface Receipt {
  readonly transferCode: string;
  readonly amountMillimes: number;
  readonly paidAt: Date;
}

const [width, height] = [720, 960];

function drawn({ transferCode, amountMillimes, paidAt }: Receipt): string {
  const line = (y: number, label: string, value: string) =>
    `<text x="90" y="${y}" fill="#5b6470">${label}</text><text x="630" y="${y}" text-anchor="end" fill="#1d2530">${value}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="26">
    <rect width="100%" height="100%" fill="#8d7a63"/>
    <g transform="rotate(-1.5 360 480)">
      <rect x="50" y="60" width="620" height="840" fill="#fbf8ef"/>
      <rect x="50" y="60" width="620" height="96" fill="#e8c95a"/>
      <text x="360" y="122" text-anchor="middle" font-size="36" fill="#1d2530">Mandat : reçu de démonstration</text>
      ${line(240, 'Date', paidAt.toISOString().slice(0, 10))}
      ${line(310, 'Code', transferCode)}
      ${line(380, 'Montant', `${amountMillimes / 1000} DT`)}
      ${line(450, 'Bénéficiaire', beneficiary.name)}
      <path d="M90 500H630M90 800H630" stroke="#c8c0ae" stroke-width="2" stroke-dasharray="8 8"/>
      <circle cx="500" cy="650" r="92" fill="none" stroke="#3d5a99" stroke-width="6" opacity=".7"/>
      <text x="500" y="660" text-anchor="middle" fill="#3d5a99" transform="rotate(-18 500 650)">SANS VALEUR</text>
    </g>
  </svg>`;
}

/** Draws a receipt and keeps it as an upload of its owner; gives the row that is still to be inserted. */
export async function storeReceipt(deps: Deps, ownerId: string, receipt: Receipt): Promise<typeof files.$inferInsert> {
  const bytes = await sharp(Buffer.from(drawn(receipt)))
    .jpeg({ quality: 82 })
    .toBuffer();
  const key = `${randomBytes(16).toString('hex')}.jpg`;
  await deps.fileStore.write(key, bytes);
  return {
    id: newId(receipt.paidAt),
    key,
    name: 'recu-mandat.jpg',
    type: 'image/jpeg',
    sizeBytes: bytes.length,
    widthPixels: width,
    heightPixels: height,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ownerId,
    createdAt: receipt.paidAt,
  };
}
