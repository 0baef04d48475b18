import Fastify from "fastify";
import pg from "pg";

// What any node must do before it is ready: load the framework and the driver, and connect.
const { PORT = "", DATABASE_URL = "" } = process.env;
const client = new pg.Client({ connectionString: DATABASE_URL });
await client.connect();
const app = Fastify();
app.get("/health", async () => {
  await client.query("select 1");
  return { status: "ready" };
});
await app.listen({ host: "127.0.0.1", port: Number(PORT) });
