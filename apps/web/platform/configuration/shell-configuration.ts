import type { FlagName } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/localization";
import type { PersonalDataMode } from "@skywave/tracking";

/** A maker of vehicles, for those who come by a link of it. */
export interface Maker {
  name: string;
  /** Where it says what it does with what it is told. */
  privacyUrl: string;
}

interface CommonFile {
  brand: {
    name: string;
    legalName: string;
    termsUrl: string;
    privacyUrl: string;
    helpUrl: string;
    cancelUrl: string;
    /** Left out for the mark that is built in. */
    markUrl?: string;
  };
  /** All traffic of a site for tests or for previews is marked as such. */
  sdk: { applicationId: string; configurationVersion: string; isTest: boolean; isPreview: boolean };
  /** The version of the customer agreement that a buyer ticks. */
  agreementVersion: string;
  accountCenterLoginUrl: string;
  contactUrl: string;
  /** Ways to a person beside the form; empty where there is none. */
  support: { phone: string; chatUrl: string };
  /** What others know this site by. */
  thirdParty: { analyticsId: string };
  /** Parts of the addresses of scripts that are not ours: what breaks in them is no error of this site. */
  thirdPartyScripts: readonly string[];
  /** Platforms whose browsers get no player token, separated by commas. */
  disabledBrowserPlatforms: string;
  /** Hosts that have a file of their own; asking for others would only make 404s. */
  hostVariants: readonly string[];
  sellsStreaming: boolean;
  /** The product whose plan is marked as the most popular one; left out where none is. */
  mostPopularProduct?: string;
  /** Makers whose trials are spoken of in their name, by the partner code of their links; left out where none are. */
  makers?: Readonly<Record<string, Maker>>;
  /** How much of a person's data analytics is told, where it is told anything. */
  piiMode: PersonalDataMode;
}

interface CountryFile {
  countryCode: Country;
  locale: Locale;
  currency: "USD" | "CAD";
  apiBaseUrl: string;
}

interface SettingsFile {
  /** One that no file names is off. */
  flags: Partial<Record<FlagName, boolean>>;
}

/** What the static files say about this site; docs/configuration.md tells what each part is for. */
export type ShellConfiguration = CommonFile & CountryFile & SettingsFile;

const text = "text";

/** What each file has to say, by example, in the order in which they are laid over each other. */
export const EXAMPLES: readonly [CommonFile, CountryFile, SettingsFile] = [
  {
    brand: { name: text, legalName: text, termsUrl: text, privacyUrl: text, helpUrl: text, cancelUrl: text },
    sdk: { applicationId: text, configurationVersion: text, isTest: false, isPreview: false },
    agreementVersion: text,
    accountCenterLoginUrl: text,
    contactUrl: text,
    support: { phone: text, chatUrl: text },
    thirdParty: { analyticsId: text },
    thirdPartyScripts: [],
    disabledBrowserPlatforms: text,
    hostVariants: [],
    sellsStreaming: true,
    piiMode: "masked",
  },
  { countryCode: "US", locale: "en-US", currency: "USD", apiBaseUrl: text },
  { flags: {} },
];
