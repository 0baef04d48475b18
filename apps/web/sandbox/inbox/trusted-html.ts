interface HtmlPolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

// Not every browser knows Trusted Types; those that do accept no plain text for a frame.
const name: string = "trustedTypes";
const factory: HtmlPolicyFactory | undefined = Reflect.get(window, name);
const policy = factory?.createPolicy("sandbox-mail", { createHTML: (html) => html });

/** HTML for a frame in which no script can run, which is all that makes it trusted. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
