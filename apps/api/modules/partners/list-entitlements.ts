import { idFromBytes } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { ListPartnerProducts } from "./partner-products.ts";
import type { EntitlementRow, PartnersRepository } from "./partners-repository.ts";

/** An entitlement whose plan may be over. */
export type Entitlement = Omit<EntitlementRow, "status"> & { status: EntitlementRow["status"] | "revoked" };

export type ListEntitlements = (identityId: string) => Promise<Entitlement[]>;

/**
 * What partners owe somebody. A plan brings its entitlements along, also when it was switched to since; one whose plan
 * no longer has it, or no longer runs, is revoked.
 */
export function createListEntitlements(dependencies: {
  repository: PartnersRepository;
  listPartnerProducts: ListPartnerProducts;
  secrets: Secrets;
}): ListEntitlements {
  const { repository, listPartnerProducts, secrets } = dependencies;
  const idOf = (subscriptionId: string, productId: string) =>
    idFromBytes("pe", secrets.signBytes("partner-entitlement", `${subscriptionId}.${productId}`));

  return async (identityId) => {
    const products = await listPartnerProducts(identityId);
    const running = new Map(
      products.map(({ subscriptionId, productId, isRunning }) => [
        idOf(subscriptionId, productId),
        isRunning,
      ]),
    );
    await repository.addMissing(
      products.map(({ subscriptionId, productId }) => ({
        identityId,
        id: idOf(subscriptionId, productId),
        subscriptionId,
        productId,
        status: "pending" as const,
        encryptedSignupUrl: null,
        shownUntil: null,
      })),
    );
    const rows = await repository.list(identityId);
    return rows.map((row) => ({ ...row, status: running.get(row.id) === true ? row.status : "revoked" }));
  };
}
