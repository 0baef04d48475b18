import type { Locale } from "@skywave/domain/locale/locale";
import type { CallInput, CallOutput, Domain, EndpointName, Problem } from "@skywave/contract";
import { baseUrlOf, endpointTable, type Endpoint } from "@skywave/contract";
import type { FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";

type Answer<T> = { status: number; headers: Record<string, unknown>; data: T; problem: Problem };

interface Connection {
  ipAddress: string;
  country: "US" | "CA";
  /** Of the pages; the test's own where left out. */
  host?: string;
  /** Notes that somebody has read the mail of the address they signed up with. */
  proveAddress?: (identityId: string) => Promise<void>;
}

/** A browser reduced to what the API sees of it: grants, tokens, cookies and calls. */
export class TestVisitor {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  readonly cookies = new Map<string, string>();
  deviceGrant = "";
  deviceId = "";
  accessToken = "";

  constructor(app: FastifyInstance, connection: Connection) {
    this.app = app;
    this.connection = connection;
  }

  /** With a device grant and an anonymous session, as any page has. */
  static async arrive(app: FastifyInstance, connection: Connection): Promise<TestVisitor> {
    const visitor = new TestVisitor(app, connection);
    const device = await visitor.call("user", "devices", {
      body: {
        devicePlatform: "web-desktop",
        deviceAttributes: {
          browser: {
            app: "web-commerce",
            appVersion: "1.0",
            browser: "test",
            browserVersion: "1",
            userAgent: "test",
          },
        },
        grantVersion: "v2",
      },
    });
    visitor.deviceGrant = device.data.grant;
    visitor.deviceId = device.data.deviceId;
    const session = await visitor.call(
      "user",
      "anonymous",
      { body: visitor.here() },
      { bearer: device.data.grant },
    );
    visitor.accessToken = session.data.accessToken;
    return visitor;
  }

  /** The same browser, sent to another node by the balancer. */
  through(app: FastifyInstance): TestVisitor {
    const same = new TestVisitor(app, this.connection);
    same.deviceGrant = this.deviceGrant;
    same.deviceId = this.deviceId;
    same.accessToken = this.accessToken;
    return same;
  }

  here() {
    return { location: { countryCode: this.connection.country } };
  }

  /** Makes one call of the contract over the real routes. */
  async call<D extends Domain, N extends EndpointName<D>>(
    domain: D,
    name: N,
    input: CallInput<D, N>,
    options: { bearer?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<CallOutput<D, N>>> {
    const endpoint = (endpointTable[domain] as Record<string, Endpoint>)[name] as Endpoint;
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: object };
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, key: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[key])),
    );
    const bearer = options.bearer ?? this.accessToken;
    const response = await this.app.inject({
      method: endpoint.method,
      url: `${baseUrlOf(domain)}${path}`,
      query: query as Record<string, string>,
      remoteAddress: this.connection.ipAddress,
      headers: {
        "sxm-trace-id": randomUUID(),
        ...(this.connection.host !== undefined && { host: this.connection.host }),
        ...(bearer !== "" && endpoint.grant !== "refresh" && { authorization: `Bearer ${bearer}` }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([key, value]) => `${key}=${value}`).join("; "),
        }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    for (const { name: cookie, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (isGone) this.cookies.delete(cookie);
      else this.cookies.set(cookie, value);
    }
    const content = response.body === "" ? undefined : response.json();
    return { status: response.statusCode, headers: response.headers, data: content, problem: content };
  }

  /** Creates an account whose address is proved, and signs in to it. */
  async register(email: string, password?: string, language?: Locale): Promise<string> {
    const identityId = await this.signUp(email, password, language);
    await this.proveAddress(identityId);
    return identityId;
  }

  /** Leaves an account as it is once its owner has typed the code that its address was sent. */
  async proveAddress(identityId: string): Promise<void> {
    await this.connection.proveAddress?.(identityId);
  }

  /** Creates an account and signs in to it; nobody has proved its address. */
  async signUp(email: string, password = "a quiet evening on the air", language?: Locale): Promise<string> {
    const body = { emailAddress: email, password, ...(language !== undefined && { language }) };
    const created = await this.call("user", "createV2", { body });
    if (created.status !== 201) throw new Error(`createV2: ${JSON.stringify(created.problem)}`);
    await this.exchange(created.data.grant);
    return created.data.identityId;
  }

  /** Signs in to an account that exists. */
  async signIn(handle: string, password = "a quiet evening on the air"): Promise<void> {
    const proved = await this.call("user", "authenticatePassword", { body: { handle, password } });
    if (proved.status !== 200) throw new Error(`authenticatePassword: ${JSON.stringify(proved.problem)}`);
    await this.exchange(proved.data.grant);
  }

  /** Exchanges an identity grant for a signed-in session. */
  async exchange(grant: string): Promise<void> {
    const session = await this.call("user", "authenticated", { body: this.here() }, { bearer: grant });
    if (session.status !== 201) throw new Error(`authenticated: ${JSON.stringify(session.problem)}`);
    this.accessToken = session.data.accessToken;
  }

  /** Saves billing details with a card that was typed into the processor's frame. */
  async addBilling(
    paymentMethodId: string | undefined,
    state = this.connection.country === "US" ? "TX" : "QC",
    options: { headers?: Record<string, string> } = {},
  ) {
    const isUs = this.connection.country === "US";
    const body = {
      billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
      serviceAddress: {
        addressLine1: "12 Hill Road",
        city: isUs ? "Austin" : "Montréal",
        state,
        zipCode: isUs ? "78701" : "H2Y 1A1",
        country: this.connection.country,
      },
      stripePaymentMethodId: paymentMethodId,
    };
    return this.call("billing", "createBillingProfile", { body }, options);
  }
}
