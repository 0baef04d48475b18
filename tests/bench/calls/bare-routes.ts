import { readFileSync } from "node:fs";
import Fastify from "fastify";
import pg from "pg";

// What the framework alone costs, and the driver: it answers with bodies of the same size, and knows nothing.
const { offers, order }: { offers: unknown; order: unknown } = JSON.parse(
  readFileSync(process.env["BENCH_ANSWERS_FILE"] ?? "", "utf8"),
);
const READ_SESSION = "select * from sessions where id = $1";
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] });
const app = Fastify();
app.get("/health", async () => ({ status: "live" }));
app.get("/offers", async () => offers);
app.get<{ Params: { id: string } }>("/sessions/:id/offers", async ({ params }, reply) => {
  const { rowCount } = await pool.query({ name: "read_session", text: READ_SESSION, values: [params.id] });
  return rowCount === 1 ? offers : reply.status(401).send({});
});
app.post("/orders", async (_request, reply) => reply.status(201).send(order));
app.get("/metrics", async () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
});
await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });
