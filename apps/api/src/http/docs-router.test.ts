import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { docsRouter } from "./docs-router.ts";

const app = express().use(
  "/api",
  docsRouter(() => ({ openapi: "3.1.0" })),
);
const typeOf = async (path: string) => {
  const { status, headers } = await supertest(app).get(path);
  return `${status} ${headers["content-type"]?.split(";", 1)[0]}`;
};

test.each(["/api/docs", "/api/docs/"])(
  "at %s every address that the page names answers with its type",
  async (address) => {
    const { text } = await supertest(app).get(address).expect(200).expect("Content-Type", /html/);
    const named = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path = ""]) => path);
    const found = named.map((path) => new URL(path, `http://localhost${address}`).pathname);
    expect(await Promise.all(found.map(typeOf))).toEqual([
      "200 text/css",
      "200 text/javascript",
      "200 text/javascript",
    ]);
    const script = (await supertest(app).get(found.at(-1) ?? "")).text;
    const [, document = ""] = /url: "([^"]+)"/.exec(script) ?? [];
    // What a script asks for counts from the page, not from the script.
    expect(await typeOf(new URL(document, `http://localhost${address}`).pathname)).toBe("200 application/json");
    expect(await typeOf("/api/docs/assets/nothing.css")).toMatch(/^404/);
  },
);
