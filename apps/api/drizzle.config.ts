import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./{modules,platform,providers,sandbox}/**/*-tables.ts",
  out: "./migrations",
  casing: "snake_case",
});
