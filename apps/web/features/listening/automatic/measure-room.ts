const MOST_BYTES = 500_000_000;
/** Of what a browser would still give us: what else somebody does on the device needs some, too. */
const PART_OF_FREE = 0.5;

/** In bytes: what all that comes by itself may take up on this device, of which `usedInBytes` is taken. */
export async function measureRoom(usedInBytes: number): Promise<number> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  if (quota === undefined) return MOST_BYTES;
  return Math.min(MOST_BYTES, usedInBytes + Math.max(0, quota - usage) * PART_OF_FREE);
}

/** Somebody pays for what comes over this network, or wants little of it; browsers that do not say so are taken to be at home. */
export function isMetered(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return false;
  return Reflect.get(connection, "saveData") === true || Reflect.get(connection, "type") === "cellular";
}
