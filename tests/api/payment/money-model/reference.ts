/**
 * Reservations and their money as DOMAIN 3 and 5 tell them, in one process with one clock, and without a line of the product.
 * Times are milliseconds. A step that the rules refuse answers false and changes nothing.
 */
const minute = 60_000;
const hour = 60 * minute;
export const buffer = 10 * minute;
const noticeOf = { ONLINE: 12 * hour, MONEY_ORDER: 48 * hour };
const cardHold = 15 * minute;
const mandateHold = 48 * hour;
const lateProof = 24 * hour;
const freeCancellation = 24 * hour;
const undo = 30_000;
/** Of every session here, in millimes. */
export const price = 80_000;
/** Minutes after its opening at which a card payment is asked about, whatever else was heard. */
export const askedAfter = [2, 5, 10, 14, 16, 20, 30, 60, 180, 720, 1500];
const patience = 24 * hour;

export type Method = 'ONLINE' | 'MONEY_ORDER';
export type Outcome = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';

export interface Paper {
  readonly kind: 'RECEIPT' | 'CREDIT_NOTE';
  readonly amount: number;
}

/** The money is there: a receipt says so. */
const receive = ({ papers }: { papers: Paper[] }, amount: number) => papers.push({ kind: 'RECEIPT', amount });

/** The last receipt is taken back, whole. */
const takeBack = ({ papers }: { papers: Paper[] }) => papers.push({ kind: 'CREDIT_NOTE', amount: papers.at(-1)?.amount ?? 0 });

export interface Card {
  readonly papers: Paper[];
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED' | 'REFUND_DUE' | 'REFUNDED';
  /** Under which reference it was given back. */
  paidBack: string | null;
  paidOn: string | null;
  /** What the provider would say if asked. */
  outcome: Outcome;
  readonly openedAt: number;
  readonly expiresAt: number;
}

export interface Mandate {
  readonly papers: Paper[];
  status: 'AWAITING_PROOF' | 'SUBMITTED' | 'VALIDATED' | 'PROOF_REJECTED' | 'REFUND_TO_CHECK' | 'REFUND_DUE' | 'REFUNDED' | 'ABANDONED';
  /** What the practice says has come in, in millimes. */
  amount: number | null;
  paidBack: string | null;
  paidOn: string | null;
  hasProof: boolean;
  /** A refusal stands, and no proof has come since. */
  isRefused: boolean;
  resubmissions: number;
}

export interface Kept {
  readonly client: number;
  readonly method: Method;
  readonly bookedAt: number;
  start: number;
  readonly length: number;
  status: 'PENDING_PAYMENT' | 'ON_STAND_BY' | 'ACCEPTED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'COMPLETED' | 'NO_SHOW';
  hold: number;
  approvedAt: number | null;
  moves: number;
  /** Why it is lost, where a late payment may still bring it back. */
  canRevive: boolean;
  readonly cards: Card[];
  mandate: Mandate | null;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const meets = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end;

export class Reference {
  now: number;
  readonly kept: Kept[] = [];
  readonly daysOff: Stretch[] = [];
  /** How many times the slot of a lapsed hold was needed by somebody else, and the like: what a run has met. */
  readonly met = new Set<string>();

  constructor(now: number) {
    this.now = now;
  }

  private readonly isBlocking = ({ status, hold }: Kept) =>
    status === 'ON_STAND_BY' || status === 'ACCEPTED' || (status === 'PENDING_PAYMENT' && hold > this.now);
  private readonly session = ({ start, length }: Pick<Kept, 'start' | 'length'>): Stretch => ({ start, end: start + length });
  private readonly blocked = ({ start, length }: Pick<Kept, 'start' | 'length'>): Stretch => ({ start, end: start + length + buffer });
  private readonly isAway = (wanted: Pick<Kept, 'start' | 'length'>) => this.daysOff.some((off) => meets(off, this.session(wanted)));
  private isFree(wanted: Pick<Kept, 'start' | 'length'>, but?: Kept): boolean {
    return !this.kept.some((each) => each !== but && this.isBlocking(each) && meets(this.blocked(each), this.blocked(wanted)));
  }

  /** The clock's own work: a hold that is over, a start or an end that has passed. */
  private lapse(each: Kept): void {
    if (each.status === 'PENDING_PAYMENT' && each.hold <= this.now) this.lose(each, 'EXPIRED', { canRevive: true });
    else if (each.status === 'ON_STAND_BY' && each.start <= this.now) this.lose(each, 'EXPIRED');
    else if (each.status === 'ACCEPTED' && each.start + each.length <= this.now) each.status = 'COMPLETED';
  }

  private lose(each: Kept, status: Kept['status'], { isDueBack = true, canRevive = false } = {}): void {
    each.status = status;
    each.canRevive = canRevive;
    const { mandate } = each;
    const isLive = mandate !== null && ['AWAITING_PROOF', 'SUBMITTED', 'VALIDATED', 'PROOF_REJECTED'].includes(mandate.status);
    if (isLive && mandate.amount !== null) {
      // Noted, and never confirmed: that it is lost makes it money received, and owed.
      if (isDueBack && mandate.status !== 'VALIDATED') {
        this.met.add('an amount noted and then lost');
        receive(mandate, mandate.amount);
      }
      mandate.status = isDueBack ? 'REFUND_DUE' : mandate.status;
    } else if (mandate?.status === 'AWAITING_PROOF' || mandate?.status === 'PROOF_REJECTED') mandate.status = 'ABANDONED';
    else if (mandate?.status === 'SUBMITTED' && isDueBack) mandate.status = 'REFUND_TO_CHECK';
    const paid = each.cards.find((card) => card.status === 'SUCCEEDED');
    if (paid && isDueBack) paid.status = 'REFUND_DUE';
  }

  isPaid(each: Kept): boolean {
    return each.mandate?.status === 'VALIDATED' || each.cards.some(({ status }) => status === 'SUCCEEDED');
  }

  /** Time goes on to an instant, and what is due by then is asked and done. */
  goTo(now: number): void {
    const before = this.now;
    this.now = now;
    const due: { at: number; happen: () => void }[] = [];
    for (const each of this.kept) {
      for (const at of [each.hold, each.start, each.start + each.length]) due.push({ at, happen: () => this.lapse(each) });
      for (const card of each.cards)
        for (const minutes of askedAfter) due.push({ at: card.openedAt + minutes * minute, happen: () => this.hear(each, card) });
    }
    const meanwhile = due.filter(({ at }) => at > before && at <= now).sort((a, b) => a.at - b.at);
    for (const { happen } of meanwhile) happen();
  }

  book(client: number, method: Method, wanted: Pick<Kept, 'start' | 'length'>): boolean {
    const notice = wanted.start - this.now;
    const holds = this.kept.filter((each) => each.client === client && each.status === 'PENDING_PAYMENT' && each.hold > this.now);
    if (notice < noticeOf[method] || this.isAway(wanted) || !this.isFree(wanted)) return false;
    if (holds.length >= 3) return false;
    const hold = method === 'ONLINE' ? this.now + cardHold : Math.min(this.now + mandateHold, wanted.start - 24 * hour);
    const fresh = { approvedAt: null, moves: 0, canRevive: false, cards: [], mandate: null };
    this.kept.push({ client, method, bookedAt: this.now, ...wanted, status: 'PENDING_PAYMENT', hold, ...fresh });
    return true;
  }

  /** Opens a payment at the provider, unless one is open. */
  open(each: Kept): boolean {
    if (each.method !== 'ONLINE' || each.status !== 'PENDING_PAYMENT') return false;
    if (each.cards.some(({ status }) => status === 'PENDING')) return true;
    const expiresAt = Math.min(each.hold, this.now + cardHold);
    each.cards.push({ status: 'PENDING', outcome: 'PENDING', paidBack: null, paidOn: null, openedAt: this.now, expiresAt, papers: [] });
    return true;
  }

  /** What the provider says of a payment is heard: by its webhook, the page of return or the sweep. */
  hear(each: Kept, card: Card): void {
    if (card.status === 'SUCCEEDED' || card.status === 'REFUND_DUE' || card.status === 'REFUNDED') return;
    if (card.outcome === 'PENDING') {
      if (card.status === 'PENDING' && card.expiresAt + patience <= this.now) card.status = 'EXPIRED';
      return;
    }
    // Whoever settles looks at the slot as it is now.
    for (const other of this.kept)
      if (other.status === 'PENDING_PAYMENT' && other.hold <= this.now && meets(this.blocked(other), this.blocked(each)))
        this.lose(other, 'EXPIRED', { canRevive: true });
    if (card.outcome === 'PAID') return this.confirm(each, card);
    if (card.status !== 'PENDING') return;
    card.status = card.outcome;
    if (card.outcome === 'FAILED' && each.status === 'PENDING_PAYMENT') this.lose(each, 'CANCELLED', { canRevive: true });
  }

  private confirm(each: Kept, card: Card): void {
    receive(card, price);
    const rival = each.cards.find((other) => other !== card && (other.status === 'PENDING' || other.status === 'SUCCEEDED'));
    if (rival?.status === 'SUCCEEDED') {
      this.met.add('paid twice');
      card.status = 'REFUND_DUE';
      return;
    }
    if (rival) rival.status = 'EXPIRED';
    const isLost = each.status === 'EXPIRED' || each.status === 'CANCELLED';
    const isBack = isLost && each.canRevive && each.start > this.now && this.isFree(each, each) && !this.isAway(each);
    if (each.status === 'PENDING_PAYMENT' || each.status === 'ON_STAND_BY' || isBack) {
      if (isBack) this.met.add('revived by card');
      each.status = 'ON_STAND_BY';
      each.canRevive = false;
      card.status = 'SUCCEEDED';
    } else {
      this.met.add('paid in vain');
      card.status = 'REFUND_DUE';
    }
  }

  /** A money order is opened, unless there is one. */
  order(each: Kept): boolean {
    if (each.mandate) return true;
    const isLost = ['EXPIRED', 'CANCELLED', 'REJECTED'].includes(each.status);
    if (each.method !== 'MONEY_ORDER') return false;
    if (!isLost && !['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'].includes(each.status)) return false;
    const status = isLost ? 'ABANDONED' : 'AWAITING_PROOF';
    each.mandate = { status, amount: null, paidBack: null, paidOn: null, hasProof: false, isRefused: false, resubmissions: 0, papers: [] };
    return true;
  }

  /** A photographed proof arrives, taken at an instant that its device tells. */
  prove(each: Kept, takenAt: number): boolean {
    if (!this.order(each) || !each.mandate) return false;
    const { mandate } = each;
    if (!['AWAITING_PROOF', 'PROOF_REJECTED', 'ABANDONED'].includes(mandate.status)) return false;
    if (mandate.hasProof && mandate.resubmissions >= 3) return false;
    if (mandate.hasProof) mandate.resubmissions += 1;
    mandate.hasProof = true;
    mandate.isRefused = false;
    if (mandate.status === 'ABANDONED') {
      const isInTime = takenAt <= each.hold && this.now <= each.hold + lateProof;
      const isBack = isInTime && each.status === 'EXPIRED' && each.start > this.now && this.isFree(each, each) && !this.isAway(each);
      mandate.status = isBack ? 'SUBMITTED' : 'REFUND_TO_CHECK';
      this.met.add(isBack ? 'revived by proof' : 'proved in vain');
      if (isBack) {
        each.status = 'ON_STAND_BY';
        each.canRevive = false;
      }
      return true;
    }
    mandate.status = 'SUBMITTED';
    if (each.status === 'PENDING_PAYMENT') each.status = 'ON_STAND_BY';
    return true;
  }

  validate(each: Kept): boolean {
    const { mandate } = each;
    if (!mandate) return false;
    if (mandate.status === 'VALIDATED' || mandate.status === 'REFUND_DUE') return true;
    if (mandate.status === 'REFUND_TO_CHECK') {
      mandate.status = 'REFUND_DUE';
      mandate.amount = price;
      receive(mandate, price);
      mandate.isRefused = false;
      this.met.add('money found for what is lost');
      return true;
    }
    if (!mandate.hasProof && mandate.amount === null) return false;
    if (!['AWAITING_PROOF', 'SUBMITTED', 'PROOF_REJECTED'].includes(mandate.status)) return false;
    mandate.status = 'VALIDATED';
    mandate.amount ??= price;
    receive(mandate, mandate.amount);
    mandate.isRefused = false;
    if (each.status === 'PENDING_PAYMENT') each.status = 'ON_STAND_BY';
    return true;
  }

  refuse(each: Kept): boolean {
    const { mandate } = each;
    if (!mandate) return false;
    if (mandate.isRefused && ['PROOF_REJECTED', 'ABANDONED', 'REFUND_DUE'].includes(mandate.status)) return true;
    if (mandate.status === 'REFUND_TO_CHECK') {
      mandate.status = 'ABANDONED';
      mandate.isRefused = true;
      this.met.add('no money for what is lost');
      return true;
    }
    if (mandate.status !== 'SUBMITTED' || each.status !== 'ON_STAND_BY') return false;
    mandate.status = 'PROOF_REJECTED';
    mandate.isRefused = true;
    if (mandate.resubmissions >= 3) {
      this.met.add('refused for good');
      this.lose(each, 'REJECTED');
    } else {
      each.status = 'PENDING_PAYMENT';
      each.hold = Math.min(Math.max(this.now + 24 * hour, each.hold), each.start);
    }
    return true;
  }

  /** The practice notes what has come in, or that it does not know any more. */
  note({ mandate }: Kept, amount: number | null): boolean {
    if (!mandate) return false;
    if (amount === mandate.amount) return true;
    if (amount === null && !['AWAITING_PROOF', 'SUBMITTED', 'PROOF_REJECTED'].includes(mandate.status)) return false;
    if (mandate.status === 'REFUNDED') return false;
    if (mandate.status === 'ABANDONED' || mandate.status === 'REFUND_TO_CHECK') {
      this.met.add('an amount noted for what is lost');
      mandate.status = 'REFUND_DUE';
      mandate.isRefused = false;
    }
    if (mandate.amount !== null) this.met.add('an amount corrected');
    mandate.amount = amount;
    const isReceived = mandate.status === 'VALIDATED' || mandate.status === 'REFUND_DUE';
    if (!isReceived || amount === null) return true;
    if (mandate.papers.length > 0) {
      this.met.add('a receipt corrected');
      takeBack(mandate);
    }
    receive(mandate, amount);
    return true;
  }

  /** The practice gives back what no rule makes due. */
  grant(each: Kept, paid: Card | Mandate): boolean {
    if (paid.status === 'REFUND_DUE') return true;
    if (!['CANCELLED', 'COMPLETED', 'NO_SHOW'].includes(each.status)) return false;
    if (paid.status !== 'VALIDATED' && paid.status !== 'SUCCEEDED') return false;
    paid.status = 'REFUND_DUE';
    this.met.add('a refund granted');
    return true;
  }

  /** Noted once; the same paper again is no news. */
  payBack(paid: Card | Mandate, reference: string, day: string): boolean {
    if (paid.status === 'REFUNDED') {
      this.met.add('given back already');
      return paid.paidBack === reference && paid.paidOn === day;
    }
    if (paid.status !== 'REFUND_DUE') return false;
    paid.status = 'REFUNDED';
    takeBack(paid);
    paid.paidBack = reference;
    paid.paidOn = day;
    this.met.add('outcome' in paid ? 'given back by card' : 'given back by money order');
    return true;
  }

  approve(each: Kept): boolean {
    if (each.status === 'ACCEPTED') return true;
    if (each.status !== 'ON_STAND_BY' || each.start <= this.now || !this.isPaid(each)) return false;
    if (this.isAway(each)) {
      this.met.add('refused within an absence');
      return false;
    }
    each.status = 'ACCEPTED';
    each.approvedAt = this.now;
    return true;
  }

  undoApproval(each: Kept): boolean {
    if (each.status === 'ON_STAND_BY') return true;
    if (each.status !== 'ACCEPTED' || each.approvedAt === null || this.now - each.approvedAt > undo) return false;
    each.status = 'ON_STAND_BY';
    each.approvedAt = null;
    return true;
  }

  reject(each: Kept): boolean {
    if (each.status === 'REJECTED') return true;
    if (each.status !== 'ON_STAND_BY') return false;
    this.lose(each, 'REJECTED');
    return true;
  }

  freeHold(each: Kept): boolean {
    if (each.status === 'EXPIRED') return true;
    if (each.status !== 'PENDING_PAYMENT') return false;
    each.hold = Math.min(each.hold, this.now);
    this.lose(each, 'EXPIRED', { canRevive: true });
    this.met.add('freed');
    return true;
  }

  cancelByStaff(each: Kept): boolean {
    if (each.status === 'CANCELLED') return true;
    if (!['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'].includes(each.status)) return false;
    this.lose(each, 'CANCELLED');
    return true;
  }

  cancelByClient(each: Kept): boolean {
    if (each.status === 'CANCELLED') return true;
    if (!['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'].includes(each.status) || each.start <= this.now) return false;
    const isLate = each.status === 'ACCEPTED' && each.start - this.now < freeCancellation;
    if (isLate) this.met.add('cancelled late');
    this.lose(each, 'CANCELLED', { isDueBack: !isLate });
    return true;
  }

  move(each: Kept, start: number): boolean {
    if (each.status !== 'ON_STAND_BY' && each.status !== 'ACCEPTED') return false;
    if (start === each.start) return true;
    if (each.moves >= 2 || each.start - this.now < freeCancellation) return false;
    const wanted = { start, length: each.length };
    if (start - this.now < noticeOf.ONLINE || this.isAway(wanted) || !this.isFree(wanted, each)) return false;
    each.start = start;
    each.status = 'ON_STAND_BY';
    each.approvedAt = null;
    each.moves += 1;
    this.met.add('moved');
    return true;
  }

  noShow(each: Kept): boolean {
    if (each.status === 'NO_SHOW') return true;
    if ((each.status !== 'ACCEPTED' && each.status !== 'COMPLETED') || each.start > this.now) return false;
    each.status = 'NO_SHOW';
    return true;
  }

  takeOff(off: Stretch): boolean {
    if (off.end <= this.now) return false;
    const accepted = this.kept.some((each) => each.status === 'ACCEPTED' && meets(off, this.session(each)));
    if (accepted) return false;
    this.daysOff.push(off);
    return true;
  }

  /** What every receipt says to have come in, without what credit notes take back, in millimes. */
  journal(): number {
    const papers = this.kept.flatMap(({ cards, mandate }) => [...cards, ...(mandate ? [mandate] : [])]).flatMap((paid) => paid.papers);
    return papers.reduce((sum, { kind, amount }) => sum + (kind === 'RECEIPT' ? amount : -amount), 0);
  }

  /** All the money that clients have sent, by where it is, in millimes. */
  purse(): { held: number; earned: number; toCheck: number; dueBack: number; returned: number } {
    const purse = { held: 0, earned: 0, toCheck: 0, dueBack: 0, returned: 0 };
    for (const { status, cards, mandate } of this.kept) {
      const isStanding = status === 'ON_STAND_BY' || status === 'ACCEPTED';
      for (const card of cards) {
        if (card.status === 'REFUND_DUE') purse.dueBack += price;
        if (card.status === 'REFUNDED') purse.returned += price;
        if (card.status === 'SUCCEEDED') purse[isStanding ? 'held' : 'earned'] += price;
      }
      const amount = mandate?.amount ?? price;
      if (mandate?.status === 'REFUND_DUE') purse.dueBack += amount;
      if (mandate?.status === 'REFUNDED') purse.returned += amount;
      if (mandate?.status === 'REFUND_TO_CHECK') purse.toCheck += amount;
      if (mandate?.status === 'VALIDATED' || mandate?.status === 'SUBMITTED') purse[isStanding ? 'held' : 'earned'] += amount;
    }
    return purse;
  }
}
