/** How the client names itself wherever it reports; the version is the one that the platform expects, not a package's. */
export const CLIENT_NAME = { tenant: "sxm", platform: "browser", clientVersion: "1.12.2" } as const;
