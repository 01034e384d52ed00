import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { pagePolicy } from "./page-policy.ts";

const app = express()
  .use(pagePolicy)
  .get("/", (_req, res) => void res.send("ok"));

/** What an answer says, also one for something that isn't there. */
const headersOf = async (path: string) => (await supertest(app).get(path)).headers;

test.each(["/", "/nothing"])(
  "every answer tells the browser to keep to https, types and frames of ours: %s",
  async (path) => {
    expect(await headersOf(path)).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  },
);

test.each([
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  "form-action 'self'",
])("the policy of a page says %s", async (rule) => {
  expect(String((await headersOf("/"))["content-security-policy"]).split(";")).toContain(rule);
});
