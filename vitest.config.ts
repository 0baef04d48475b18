import { defineConfig } from "vitest/config";
import { keepFilesInMemory } from "./tooling/setup/keep-files-in-memory.mjs";

keepFilesInMemory();

const HTTP_TESTS = "apps/api/**/*.http.test.ts";
// Keeps a hanging test from hanging the gate; nothing else. A machine that does other things as well is slow.
const PATIENCE_IN_MILLISECONDS = 120_000;
/** The same for what a test waits to see. */
const expect = { poll: { timeout: 45_000 } };
/** A call leaves much behind that is soon of no use: with more room for it, a tenth of the processor's time is saved. */
const ROOM_FOR_THE_YOUNG = ["--min-semi-space-size=32", "--max-semi-space-size=64"];

/**
 * What opens no transaction and writes no SQL of its own asks both databases the same; PostgreSQL answers for both, and
 * `npm run test:embedded` asks the embedded one as well. So do all journeys of the browser.
 */
const SAME_ON_BOTH = [
  "apps/api/modules/catalogue/{browse,images,search}/**",
  "apps/api/modules/{client-log,content,customer-lookup,legacy-orders}/**",
  "apps/api/modules/listening/{broadcast,playback,sound,sources,stations}/**",
  "apps/api/modules/listening/{listening,streams/streams}.http.test.ts",
  "apps/api/modules/{legacy-accounts,legacy-billing,messages,offers,in-app-messages,personalisation}/**",
  "apps/api/modules/{records-of-sale,support,targeted-links}/**",
  "apps/api/modules/{legacy-account-management,legacy-sessions,legacy-validation,sports,voice}/**",
  "apps/api/modules/authentication/equal-answers.http.test.ts",
  "apps/api/modules/authentication/passkeys/mutated-ceremonies.http.test.ts",
  "apps/api/modules/billing/bills/document/**",
  "apps/api/platform/http/**",
  "apps/api/sandbox/**",
  // They go over the calls of the contract one by one; the statements behind them have tests of their own on both.
  "apps/api/modules/authentication/step-up/every-call.http.test.ts",
  "apps/api/modules/sessions/every-end.http.test.ts",
  "apps/api/platform/rate-limits/every-limit.http.test.ts",
  // They repeat what other tests of the same statements do once, over a matrix or by guess upon guess.
  "apps/api/modules/billing/gift-cards/guessing.http.test.ts",
  "apps/api/modules/radios/guessing.http.test.ts",
  "apps/api/modules/authentication/{bots,password/shed-tries}.http.test.ts",
  "apps/api/testing/requests/requests.http.test.ts",
  "apps/api/modules/identities/unproved-addresses.http.test.ts",
  "apps/api/modules/billing/pay/pay-refusals.http.test.ts",
  "apps/api/modules/joined-accounts/join-refusals.http.test.ts",
  "apps/api/modules/sessions/{every-grant,tokens/stolen-refresh-tokens}.http.test.ts",
  "apps/api/modules/vehicle-trials/used-car/**",
  // Journeys of the browser make these calls on the embedded database. What races for money stays on both.
  "apps/api/modules/advance-messages/**",
  "apps/api/modules/authentication/{magic-links,one-time-codes,passkeys,step-up}/**",
  "apps/api/modules/authentication/{sign-in,ways-to-sign-in}.http.test.ts",
  "apps/api/modules/billing/billing.http.test.ts",
  "apps/api/modules/billing/guests/guests.http.test.ts",
  "apps/api/modules/billing/pay/pay-with-gift-card.http.test.ts",
  "apps/api/modules/billing/pay/{get-payment,pay,unavailable}.http.test.ts",
  "apps/api/modules/billing/profiles/**",
  "apps/api/modules/consents/stop-calls.http.test.ts",
  "apps/api/modules/gifts/buy/buy-gift.http.test.ts",
  "apps/api/modules/gifts/give/give-gift.http.test.ts",
  "apps/api/modules/identities/prove-address.http.test.ts",
  "apps/api/modules/identities/credentials/**",
  "apps/api/modules/identities/{create-outcomes,sign-up,welcome}.http.test.ts",
  "apps/api/modules/linking/{sign-and-link,smart-devices,user-codes,voice-assistants}/**",
  "apps/api/modules/orders/cancel/cancel.http.test.ts",
  "apps/api/modules/orders/switch/{roll-to-choice,switch,vip}.http.test.ts",
  "apps/api/modules/orders/{pause,revoke-cancellation,revoke-pause,trials}/**",
  "apps/api/modules/orders/several/{pair,several-plans}.http.test.ts",
  "apps/api/modules/renewals/whole-life.http.test.ts",
  "apps/api/modules/sessions/{list,starts}/**",
  "apps/api/modules/student/**",
  "apps/api/modules/subscriptions/**",
  "apps/api/modules/{partners,purchase-drafts}/**",
  "apps/api/modules/vehicle-trials/{service-lane,states}/**",
  "apps/api/modules/catalogue/editions/{artists,preview,words}.http.test.ts",
  "apps/api/modules/joined-accounts/joined-accounts.http.test.ts",
  "apps/api/modules/listening/speakers/**",
  "apps/api/modules/orders/{follow-on/follow-trial,transfer/transfer}.http.test.ts",
  "apps/api/modules/radios/{list-radios,look-up-plate,validate-device}.http.test.ts",
  "apps/api/modules/signal/{refresh-device,send-refresh-instruction}.http.test.ts",
];
/** Follows one order through the files, some of which are others on the embedded database. */
const ONLY_ON_POSTGRES = "apps/api/testing/walks/**";

/** The same tests of the API, on one of its two databases. */
function apiProject(database: "pglite" | "postgres", exclude: readonly string[] = []) {
  return {
    test: {
      name: `api-${database}`,
      include: [HTTP_TESTS],
      exclude: ["**/node_modules/**", ...exclude],
      globalSetup: [`apps/api/testing/set-up/global-setup-${database}.ts`],
      setupFiles: database === "postgres" ? ["apps/api/testing/set-up/drop-when-through.ts"] : [],
      env: { SKYWAVE_TEST_DATABASE: database },
      // Each file opens a server and a database of its own; what was imported for it serves the next one too.
      isolate: false,
      execArgv: ROOM_FOR_THE_YOUNG,
      testTimeout: PATIENCE_IN_MILLISECONDS,
      hookTimeout: PATIENCE_IN_MILLISECONDS,
      expect,
    },
  };
}

export default defineConfig(({ mode }) => ({
  test: {
    // Two more than the cores: tests that wait for processes to start, to die or to answer leave theirs to another.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          execArgv: ROOM_FOR_THE_YOUNG,
          testTimeout: PATIENCE_IN_MILLISECONDS,
          hookTimeout: PATIENCE_IN_MILLISECONDS,
          expect,
          include: [
            "packages/**/*.test.ts",
            "apps/{api,card-processor}/**/*.test.ts",
            "tooling/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", HTTP_TESTS],
        },
      },
      {
        define: {
          __BUILD_HASH__: JSON.stringify("test"),
          __ANSWERS_AFTER_MILLISECONDS__: mode === "late-answers" ? "7" : "0",
        },
        css: { modules: { generateScopedName: "[local]" } },
        test: {
          name: "web",
          environment: "jsdom",
          // A page of its own for each file, and what is imported anew for it, would take more than twice as long.
          pool: "threads",
          isolate: false,
          testTimeout: PATIENCE_IN_MILLISECONDS,
          setupFiles: [
            "apps/web/testing/begin-anew.ts",
            "apps/web/testing/after-effects.ts",
            "apps/web/testing/be-patient.ts",
            "apps/web/testing/nothing-in-sight.ts",
          ],
          expect,
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
        },
      },
      {
        // Whole systems of real processes, which are started, killed and started again.
        test: {
          name: "faults",
          testTimeout: PATIENCE_IN_MILLISECONDS,
          hookTimeout: PATIENCE_IN_MILLISECONDS,
          expect,
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/faults/global-setup.ts"],
        },
      },
      apiProject("pglite", [ONLY_ON_POSTGRES, ...(mode === "embedded" ? [] : SAME_ON_BOTH)]),
      apiProject("postgres"),
    ],
  },
}));
