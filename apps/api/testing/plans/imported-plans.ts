import type { Offer } from "@skywave/domain/offers/offer";
import type { TestApi } from "../open-test-api.ts";
import { readRows } from "../read-rows.ts";
import type { TestVisitor } from "../test-visitor.ts";

const SERVICE_ADDRESS = {
  addressLine1: "1 Main Street",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;

/** Plans of the legacy system that an import brings, and how their owners see them. */
export function importedPlans(api: TestApi) {
  let people = 0;
  const subscriptionsOf = async (visitor: TestVisitor) =>
    (await visitor.call("legacy", "showAccount", {})).data.data.subscriptions;
  const offerOf = async (id: string): Promise<Offer> => {
    const offer = await api.app.modules.offers.findNewest(id);
    if (offer === undefined) throw new Error(`there is no offer ${id}`);
    return offer;
  };
  const somebody = async () => {
    people += 1;
    const visitor = await api.visitor();
    return { visitor, identityId: await visitor.register(`has-plans-${people}@example.com`) };
  };
  /** A plan that the import brings for somebody, of a product of its own. */
  async function give(
    identityId: string,
    offer: Offer,
    { productId = "satellite-all", legacyPlans = [] as { code: string; type: string }[] },
  ) {
    const reference = `import-${identityId}-${productId}`;
    const products = [{ id: productId, name: "Polaris", productType: "main" as const }];
    const plan = { identityId, reference, serviceAddress: SERVICE_ADDRESS, legacyPlans };
    const id = await api.app.modules.legacyAccounts.imports.givePlan({
      ...plan,
      offer: { ...offer, products },
    });
    return id ?? "";
  }
  const change = (id: string, to: string) =>
    readRows(api, `update subscriptions set ${to} where id = '${id}' returning id`);
  return { subscriptionsOf, offerOf, somebody, give, change };
}
