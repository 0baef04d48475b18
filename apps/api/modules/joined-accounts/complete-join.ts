import type { AccountJoin, JoinedAccount } from "@skywave/contract";
import type { Authentication } from "#modules/authentication/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import { isLockCollision, isUniqueViolation } from "#platform/database/database-errors.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type {
  AccountJoinRow,
  JoinedAccountRow,
  JoinedAccountsRepository,
} from "./joined-accounts-repository.ts";
import type { MoveAccount } from "./move-account.ts";
import { serializeJoinedAccount } from "./serialize-joined-account.ts";
import type { ShowJoin } from "./show-join.ts";

interface Pressed {
  joinId: string;
  version: string;
  paymentMethodId: string | undefined;
}

export type CompleteJoin = (pressed: Pressed, caller: PersonCaller) => Promise<Outcome<JoinedAccount>>;

/** Takes back what the transaction has begun, and says why. */
class Stopped extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Makes one account a part of another: everything in one transaction that holds both, in the order of their ids, so that of two who
 * come at once one is first and the other is refused. Pressed again it is answered as it was.
 */
export function createCompleteJoin(dependencies: {
  repository: JoinedAccountsRepository;
  database: Database;
  clock: Clock;
  authentication: Pick<Authentication, "requireStepUp">;
  identities: Pick<Identities, "hold">;
  showJoin: ShowJoin;
  moveAccount: MoveAccount;
}): CompleteJoin {
  const { repository, database, clock, authentication, identities, showJoin, moveAccount } = dependencies;

  const findDone = async (joinId: string, keeperId: string): Promise<JoinedAccountRow | undefined> => {
    const known = await repository.findByJoin(joinId);
    return known?.keeperId === keeperId ? known : undefined;
  };

  /** Throws where something stands in the way, so that nothing has changed then. */
  const join = async (row: AccountJoinRow, pressed: Pressed): Promise<JoinedAccountRow> => {
    for (const id of [row.keeperId, row.identityId].toSorted()) await identities.hold({ id });
    const known = await findDone(row.id, row.keeperId);
    if (known !== undefined) return known;
    await moveAccount.stopBuying(row);
    const shown = await showJoin(row);
    if (!shown.ok) throw new Stopped(shown);
    const refusal = decidePress(shown.data, pressed);
    if (refusal !== undefined) throw new Stopped(refusal);
    return moveAccount.move(row, { accountNumber: shown.data.accountNumber, ...pressed });
  };

  return async (pressed, { identityId: keeperId, ...caller }) => {
    const known = await findDone(pressed.joinId, keeperId);
    if (known !== undefined) return done(serializeJoinedAccount(known));
    const row = await repository.findJoin(pressed.joinId);
    if (row?.keeperId !== keeperId || row.provedAt === null || isOver(row, clock)) return noJoin();
    const stale = await authentication.requireStepUp({ ...caller, identityId: keeperId }, "other");
    if (stale !== undefined) return stale;
    try {
      const joined = await database.inTransaction(() => join(row, pressed));
      crashPoint("join.done");
      return done(serializeJoinedAccount(joined));
    } catch (error) {
      if (error instanceof Stopped) return error.refusal;
      // Whoever holds a plan or its number is at an order of one of the two.
      if (isLockCollision(error) || isUniqueViolation(error, "subscriptions_one_live_per_product"))
        return refuse("PAYMENT_IN_PROGRESS");
      throw error;
    }
  };
}

export function isOver({ expiresAt }: AccountJoinRow, clock: Clock): boolean {
  return Temporal.Instant.compare(clock.realNow(), expiresAt) >= 0;
}

export function noJoin() {
  return refuse("NOT_FOUND", { notFoundResourceType: "accountJoin" });
}

function decidePress(shown: AccountJoin, { version, paymentMethodId }: Pressed): Refusal | undefined {
  if (shown.version !== version) return refuse("QUOTE_CHANGED");
  if (shown.cards.length === 0) return undefined;
  const isKnown = shown.cards.some((card) => card.paymentMethodId === paymentMethodId);
  return isKnown ? undefined : refuse("PAYMENT_METHOD_REQUIRED");
}
