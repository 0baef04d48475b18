/// <reference types="vite/client" />

/** Changes with every change of the static configuration files. */
declare const __BUILD_HASH__: string;
