import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { pagePolicy } from "./page-policy.ts";

const appWith = (PICTURE_HOSTS: readonly string[]) =>
  express()
    .use(pagePolicy({ PICTURE_HOSTS }))
    .get("/", (_req, res) => void res.send("ok"));

/** What an answer says, also one for something that isn't there. */
const headersOf = async (path: string, hosts: readonly string[] = []) =>
  (await supertest(appWith(hosts)).get(path)).headers;
const rulesOf = async (hosts?: readonly string[]) =>
  String((await headersOf("/", hosts))["content-security-policy"]).split(";");

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
  "img-src 'self' data: blob:",
])("the policy of a page says %s", async (rule) => {
  expect(await rulesOf()).toContain(rule);
});

test("pictures come from where the operator says beside our own, and nothing else does", async () => {
  const hosts = ["https://tiles.example.go.id", "https://foto.example.go.id:8443"];
  const [before, after] = [await rulesOf(), await rulesOf(hosts)];
  expect(after.filter((rule) => !before.includes(rule))).toEqual([`img-src 'self' data: blob: ${hosts.join(" ")}`]);
});
