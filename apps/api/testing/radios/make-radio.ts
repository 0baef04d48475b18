import type { Capability } from "@skywave/domain/radios/radio";
import { createLocalRadiosRepository } from "#providers/uplink/local-radios-repository.ts";
import type { TestApi } from "../open-test-api.ts";
import { readRows } from "../read-rows.ts";
import type { TestVisitor } from "../test-visitor.ts";

let radios = 0;

/** A radio in a car, on and under open sky unless said; with a number of its own. */
export async function makeRadio(
  api: TestApi,
  { capabilities = ["AUDIO"] as Capability[], isUnderRoof = false, isOn = true } = {},
): Promise<{ radioId: string; vin: string }> {
  radios += 1;
  const radioId = `TEZT${String(radios).padStart(4, "0")}`;
  const vin = `9SKTEZT00T1${String(radios).padStart(6, "0")}`;
  const { radios: room } = api.app.modules;
  const since = Temporal.Instant.from("2026-01-01T00:00:00Z");
  await room.add({ radioId, country: "US", kind: "car", maker: "Solano", capabilities });
  await room.addVehicle({ vin, kind: "car", year: 2024, make: "Solano", model: "Vireo" });
  await room.place(radioId, vin, since);
  const sky = createLocalRadiosRepository(api.database);
  await sky.add({ radioId, isOn, isUnderRoof, isActivated: false, heardAt: null });
  return { radioId, vin };
}

/** Somebody with a plan that is heard on a radio, in any state that a plan can be in. */
export async function makeListener(
  api: TestApi,
  { radioId, state = "active" }: { radioId: string; state?: string },
): Promise<{ visitor: TestVisitor; subscriptionId: string }> {
  const visitor = await api.visitor();
  const identityId = await visitor.register(`listens-on-${radioId.toLowerCase()}@example.com`);
  const { offers, subscriptions, radios: room } = api.app.modules;
  const offer = await offers.findNewest("us-satellite-monthly");
  if (offer === undefined) throw new Error("there is no plan for satellite radio");
  const subscriptionId = await subscriptions.givePaid({
    identityId,
    reference: `test-${radioId}`,
    offer,
    serviceAddress: {
      addressLine1: "1 Main Street",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      country: "US",
    },
  });
  if (subscriptionId === undefined) throw new Error("the plan was not given");
  await room.link({
    identityId,
    subscriptionId,
    radioId,
    since: Temporal.Instant.from("2026-01-01T00:00:00Z"),
  });
  await readRows(
    api,
    `update subscriptions set state = '${state}' where id = '${subscriptionId}' returning id`,
  );
  return { visitor, subscriptionId };
}
