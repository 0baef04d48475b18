import { describe, expect, it } from "vitest";
import { foldFiles, pastFacades, readFacade, runtimeFrom, withRuntime } from "./fold-files.ts";

describe("readFacade", () => {
  it("finds what a file hands on of another one, under either name", () => {
    expect(readFacade('export{r as SignInPage,open}from"./Cd-J5Hj2.js";\n')).toEqual({
      of: "Cd-J5Hj2.js",
      take: ".then(e=>({SignInPage:e.r,open:e.open}))",
    });
  });

  it.each([
    'import"./a.js";export{r as SignInPage}from"./b.js";',
    'export{r as SignInPage}from"./a.js";export{s}from"./b.js";',
    "const r=1;export{r as SignInPage};",
  ])("leaves a file that does more as it is: %s", (code) => {
    expect(readFacade(code)).toBeUndefined();
  });
});

describe("pastFacades", () => {
  const facades = new Map([["f1.js", { of: "real.js", take: ".then(e=>({A:e.r}))" }]]);

  it("asks for the file behind a facade, and takes from it what was asked for", () => {
    expect(pastFacades("const p=()=>import(`./f1.js`)", facades)).toBe(
      'const p=()=>import("./real.js").then(e=>({A:e.r}))',
    );
  });

  it("leaves other files alone", () => {
    expect(pastFacades('import("./f2.js")', facades)).toBe('import("./f2.js")');
  });
});

describe("the bundler's own functions", () => {
  const runtime = { file: "Wk-Z5CU_.js", code: "var e=x=>x+1,t=x=>x*2;export{t as n,e as o};" };

  it("do the same in the framework, beside names of its own that are the same", async () => {
    const framework = 'import{n as e,o as t}from"./Wk-Z5CU_.js";var o=e(5);export{o as a,t as b}';
    const folded = withRuntime(framework, runtime);
    expect(folded).not.toContain("Wk-");
    const module: Record<string, unknown> = await import(
      `data:text/javascript,${encodeURIComponent(folded)}`
    );
    expect(module["a"]).toBe(10);
    expect(
      [module["runtime_n"], module["runtime_o"]].map((own) => (own as (x: number) => number)(3)),
    ).toEqual([6, 4]);
  });

  it("are taken from there by everybody else", () => {
    expect(
      runtimeFrom('import{n as e}from"./Wk-Z5CU_.js";e()', { runtime, framework: "framework-1.js" }),
    ).toBe('import{runtime_n as e}from"./framework-1.js";e()');
  });
});

describe("foldFiles", () => {
  const chunk = (name: string, code: string, isDynamicEntry = false) => ({
    type: "chunk" as const,
    name,
    fileName: `assets/${name}.js`,
    code,
    imports: ["assets/rolldown-runtime.js"],
    isDynamicEntry,
  });
  const framework = () => chunk("framework", 'import{n as t}from"./rolldown-runtime.js";export{t as a};');
  const functions = () => chunk("rolldown-runtime", "var e=x=>x+1;export{e as n};");

  it("names the files that nobody asks for any more, and has the others ask for what is behind them", () => {
    const entry = chunk("entry", 'import{n as e}from"./rolldown-runtime.js";import("./page.js");');
    const page = chunk("page", 'export{r as Page}from"./real.js";', true);
    const files = [framework(), functions(), entry, page, { type: "asset" as const }];
    expect(foldFiles(files)).toEqual(["assets/rolldown-runtime.js", "assets/page.js"]);
    expect(entry.code).toBe(
      'import{runtime_n as e}from"./framework.js";import("./real.js").then(e=>({Page:e.r}));',
    );
    expect(entry.imports).toEqual(["assets/framework.js"]);
  });

  it("refuses a build without a framework to take the functions", () => {
    expect(() => foldFiles([functions()])).toThrow("The framework is in no file");
  });
});
