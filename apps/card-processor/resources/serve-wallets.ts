import type { FastifyInstance } from "fastify";
import { type Wallet, walletFrom, WALLETS } from "../cards/wallets.ts";
import { ApiError } from "../wire/api-error.ts";
import { refuseStrangers } from "../wire/refuse-strangers.ts";

/** Which wallets browsers have. Outside a sandbox each browser knows that by itself; here it is said for all of them. */
export function serveWallets(app: FastifyInstance): void {
  let offered: readonly Wallet[] = WALLETS;
  app.get("/v3/wallets", async () => ({ wallets: offered }));
  app.put("/sandbox/wallets", { onRequest: refuseStrangers }, async ({ body }) => {
    const wanted = Array.isArray(body) ? body.map((one) => walletFrom(one)) : [undefined];
    if (wanted.includes(undefined)) throw ApiError.invalid(`Wallets are a list of ${WALLETS.join(", ")}`);
    offered = WALLETS.filter((wallet) => wanted.includes(wallet));
    return { wallets: offered };
  });
}
