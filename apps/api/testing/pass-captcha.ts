import type { TestApi } from "./open-test-api.ts";

/** A token of a captcha that was passed by patience; half a minute goes by. */
export async function passCaptcha(api: TestApi): Promise<string> {
  const visitor = await api.visitor();
  const { data: set } = await visitor.call("legacy", "checkCaptcha", { body: {} });
  api.passTime({ seconds: 30 });
  const { challenge } = set.data;
  const { data } = await visitor.call("legacy", "checkCaptcha", { body: { challenge } });
  if (data.data.captchaToken === null) throw new Error("the captcha was not passed");
  return data.data.captchaToken;
}
