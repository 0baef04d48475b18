import { Agent, type IncomingHttpHeaders, request } from "node:http";

const TIMEOUT_IN_MILLISECONDS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export interface ApiRequest {
  method: string;
  url: string;
  text: string | undefined;
  headers: Record<string, string>;
}

/** A plain client: what a load generator spends on itself is missing from what it measures. */
export function sendRequest({
  method,
  url,
  text,
  headers,
}: ApiRequest): Promise<{ status: number; headers: IncomingHttpHeaders; content: string }> {
  return new Promise((settle, fail) => {
    const sending = request(url, { agent, method, headers, timeout: TIMEOUT_IN_MILLISECONDS }, (response) => {
      let content = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        content += chunk;
      });
      response.once("end", () =>
        settle({ status: response.statusCode ?? 0, headers: response.headers, content }),
      );
      response.once("error", fail);
    });
    sending.once("timeout", () => sending.destroy(new Error(`${method} ${url} was not answered in time`)));
    // Not once: a connection that is lost after the answer says so again.
    sending.on("error", fail);
    sending.end(text);
  });
}
