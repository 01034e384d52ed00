import { createServer } from "node:http";
import { readerOptions } from "@retribusi/db/client";
import { connectionSettings } from "@retribusi/db/connection";
import { createPool } from "mariadb";

/** The floor of the list measurement: the same SQL by the same driver behind nothing but `node:http`. */
const { BARE_DATABASE_URL = "", BARE_SQL = "", BARE_VALUES = "[]", PORT } = process.env;
const pool = createPool({ ...connectionSettings(BARE_DATABASE_URL), connectionLimit: 16 });
const values: unknown = JSON.parse(BARE_VALUES);

createServer((_req, res) => {
  pool.query({ ...readerOptions, sql: BARE_SQL }, values).then(
    (rows) => res.setHeader("Content-Type", "application/json").end(JSON.stringify({ records: rows })),
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), "127.0.0.1");
