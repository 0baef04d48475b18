import { randomUUID } from "node:crypto";
import type { CallInput, CallOutput, Domain, EndpointName, Order } from "@skywave/contract";
import { type Answer, callApi, type CallOptions, requestOf } from "./api-client.ts";
import type { CardDesk } from "./card-desk.ts";
import type { ApiRequest } from "./send-request.ts";

const MONTHS_BACK = 12;
const PASSWORD = "a quiet evening on the air";
const HERE = { location: { countryCode: "US" as const } };
const BROWSER = {
  app: "web-commerce",
  appVersion: "1.0",
  browser: "test",
  browserVersion: "1",
  userAgent: "test",
} as const;

/** Thrown when a call that the campaign counts on is refused. */
class Refused extends Error {
  override name = "Refused";
}

/** A person with an account and a card, as the API sees them. Nodes come and go; the address is given per call. */
export class Shopper {
  url: string;
  identityId = "";
  email = "";
  billingProfileId = "";
  readonly #address = addressOf(people++);
  #accessToken = "";
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  /** Somebody who has not said who they are. */
  static async visiting(url: string): Promise<Shopper> {
    const shopper = new Shopper(url);
    await shopper.#visit();
    return shopper;
  }

  /** Somebody new who has all that an order needs. */
  static async ready(url: string, cards: CardDesk, card?: string): Promise<Shopper> {
    const shopper = new Shopper(url);
    await shopper.#signUp({});
    await shopper.#addBilling(await cards.typeCard(card));
    return shopper;
  }

  /** The same with a password that was just typed, as what changes an account asks for one. */
  static async readyWithPassword(url: string, cards: CardDesk): Promise<Shopper> {
    const shopper = new Shopper(url);
    await shopper.#signUp({ password: PASSWORD });
    await shopper.#addBilling(await cards.typeCard());
    return shopper;
  }

  /** Another device of somebody who has a password, as it is once they have signed in on it. */
  static async onAnotherDeviceOf({ url, email }: Shopper): Promise<Shopper> {
    const shopper = await Shopper.visiting(url);
    const handed = { body: { handle: email, password: PASSWORD } };
    const { grant } = await shopper.done(["user", "authenticatePassword"], handed);
    const session = await shopper.done(["user", "authenticated"], { body: HERE }, { bearer: grant });
    shopper.#accessToken = session.accessToken;
    return shopper;
  }

  /** Makes a call and hands back whatever came of it. */
  async call<D extends Domain, N extends EndpointName<D>>(
    [domain, name]: [D, N],
    input: CallInput<D, N>,
    options: CallOptions & { url?: string } = {},
  ): Promise<Answer<CallOutput<D, N>>> {
    const url = options.url ?? this.url;
    const answer = await callApi(url, [domain, name], { input, options: this.#signed(options) });
    for (const [cookie, value] of answer.cookies) this.#cookies.set(cookie, value);
    return answer;
  }

  /** Has the session go on, as a browser does before its access token ends. */
  async renew(): Promise<void> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const renewed = await this.done(["user", "refresh"], { body: HERE }, { bearer: "", headers: { cookie } });
    this.#accessToken = renewed.accessToken;
  }

  /** The call as it would be sent, to send it many times. */
  requestOf<D extends Domain, N extends EndpointName<D>>(call: [D, N], input: CallInput<D, N>): ApiRequest {
    return requestOf(this.url, call, { input, options: this.#signed({}) });
  }

  /** Makes a call that has to succeed. */
  async done<D extends Domain, N extends EndpointName<D>>(
    [domain, name]: [D, N],
    input: CallInput<D, N>,
    options: CallOptions = {},
  ): Promise<CallOutput<D, N>> {
    const answer = await this.call([domain, name], input, options);
    if (answer.ok) return answer.data;
    throw new Refused(`${name} was refused: ${answer.status} ${JSON.stringify(answer.problem)}`);
  }

  quote(offerId = "us-all-access-monthly"): Promise<Order> {
    return this.done(["order", "createOrder"], { body: { offerId } });
  }

  /** Three plans in one order, two of them the same. */
  quoteSeveral(): Promise<Order> {
    const lines = [
      { offerId: "us-all-access-monthly", quantity: 2 },
      { offerId: "us-music-monthly", quantity: 1 },
    ];
    return this.done(["order", "createOrder"], { body: { newSubscriptions: { lines } } });
  }

  confirm(
    orderId: string,
    {
      key,
      url = this.url,
      body = {},
    }: { key?: string; url?: string; body?: CallInput<"order", "completeOrder">["body"] },
  ): Promise<Answer<Order>> {
    const headers = key === undefined ? {} : { "idempotency-key": key };
    return this.call(["order", "completeOrder"], { params: { orderId }, body }, { url, headers });
  }

  /** Buys a plan, with everything going right. */
  async buy(offerId: string): Promise<{ subscriptionId: string }> {
    const order = await this.quote(offerId);
    const confirmed = await this.confirm(order.id, {});
    if (!confirmed.ok || confirmed.data.newSubscription === undefined)
      throw new Refused(`${offerId} was not sold: ${JSON.stringify(confirmed)}`);
    return { subscriptionId: confirmed.data.newSubscription.subscriptionId };
  }

  order(orderId: string): Promise<Order> {
    return this.done(["order", "getOrder"], { params: { orderId } });
  }

  async subscriptions() {
    return (await this.done(["subscription", "listSubscriptions"], {})).subscriptions;
  }

  async invoices() {
    const now = Temporal.Now.zonedDateTimeISO("UTC");
    const startDateTime = now.subtract({ months: MONTHS_BACK }).toInstant().toString();
    const endDateTime = now.add({ days: 1 }).toInstant().toString();
    return (await this.done(["billing", "listInvoices"], { query: { startDateTime, endDateTime } })).invoices;
  }

  #signed(options: CallOptions): CallOptions {
    const bearer = options.bearer ?? this.#accessToken;
    return {
      headers: { "x-forwarded-for": this.#address, ...options.headers },
      ...(bearer !== "" && { bearer }),
    };
  }

  async #visit(): Promise<void> {
    const device = await this.done(["user", "devices"], {
      body: { devicePlatform: "web-desktop", deviceAttributes: { browser: BROWSER }, grantVersion: "v2" },
    });
    const visitor = await this.done(["user", "anonymous"], { body: HERE }, { bearer: device.grant });
    this.#accessToken = visitor.accessToken;
  }

  async #addBilling(stripePaymentMethodId: string): Promise<void> {
    const profile = await this.done(["billing", "createBillingProfile"], {
      body: {
        billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
        serviceAddress: {
          addressLine1: "12 Hill Road",
          city: "Austin",
          state: "TX",
          zipCode: "78701",
          country: "US",
        },
        stripePaymentMethodId,
      },
    });
    this.billingProfileId = profile.id;
  }

  async #signUp(credentials: { password?: string }): Promise<void> {
    await this.#visit();
    const emailAddress = `${randomUUID()}@example.com`;
    const created = await this.done(["user", "createV2"], { body: { emailAddress, ...credentials } });
    const session = await this.done(["user", "authenticated"], { body: HERE }, { bearer: created.grant });
    this.#accessToken = session.accessToken;
    Object.assign(this, { identityId: created.identityId, email: emailAddress });
  }
}

let people = 0;

function addressOf(person: number): string {
  return `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;
}
