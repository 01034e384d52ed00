import express, { type RequestHandler } from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { requireAgreement } from "./agreement.ts";
import { apiCheck } from "./api-check.ts";

const unkept: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "no-store");
  next();
};

/** What the check says of a call that is answered like this. */
async function said(method: "get" | "post", path: string, answer: RequestHandler, body?: object): Promise<string> {
  const app = express().use(apiCheck, express.json(), unkept, answer);
  await (method === "get" ? supertest(app).get(`/api${path}`) : supertest(app).post(`/api${path}`).send(body));
  try {
    requireAgreement();
    return "";
  } catch (error) {
    return String(error);
  }
}

const json =
  (body: unknown, status = 200): RequestHandler =>
  (_req, res) =>
    res.status(status).json(body);

const error = { error: { code: "NOT_FOUND", message: "No Record Found" } };

test.each<[string, string, unknown, number]>([
  ["an answer as declared", "/health", { status: "ok" }, 200],
  ["an error of the catalogue", "/tbl_skpd/view/7", error, 404],
  ["no such call", "/nothing/here", error, 404],
])("%s is what the document says", async (_, path, body, status) => {
  expect(await said("get", path, json(body, status))).toBe("");
});

test.each<[string, string, unknown, number, string]>([
  ["a value that isn't one of those declared", "/health", { status: "fine" }, 200, "/status"],
  ["a field too many", "/health", { status: "ok", secret: 1 }, 200, "secret"],
  ["a field too few", "/tbl_skpd/count", {}, 200, "num"],
  ["a status that isn't declared", "/health", { status: "ok" }, 418, "status 418"],
  ["an error that isn't one of the catalogue", "/tbl_skpd/view/7", { error: "no" }, 404, "/error"],
  ["a call that isn't declared", "/nothing/here", {}, 200, "is not documented"],
])("%s is told", async (_, path, body, status, words) => {
  expect(await said("get", path, json(body, status))).toContain(words);
});

test("a file of another type is told", async () => {
  const html: RequestHandler = (_req, res) => res.type("html").send("<p>");
  expect(await said("get", "/tbl_skpd/view/7", html)).toContain("text/html");
  expect(await said("get", "/tbl_skpd/view/7/export?format=print", html)).toBe("");
});

test("a taken body that the document refuses is told, and one that was refused is not", async () => {
  const taken = json({ pembayaran: null, pengecualian: null });
  const bad = { idbilling: "1", jumlah: 0, waktutransaksi: "2026-11-22T08:00:00Z", referensi: "a" };
  expect(await said("post", "/billing/uangmasuk", taken, bad)).toContain("body: /jumlah");
  expect(await said("post", "/billing/uangmasuk", taken, { ...bad, jumlah: 1 })).toBe("");
  expect(await said("post", "/billing/uangmasuk", json(error, 400), bad)).toBe("");
});

test("a taken question that the document doesn't know is told", async () => {
  expect(await said("get", "/tbl_skpd/count?sort=1", json({ num: 1 }))).toContain("query sort");
  expect(await said("get", "/tbl_skpd/count?search=1", json({ num: 1 }))).toBe("");
});

test.each(["", "private", "max-age=60"])("an answer that a cache may keep is told: “%s”", async (how) => {
  const cached: RequestHandler = (_req, res) => res.setHeader("Cache-Control", how).json({ status: "ok" });
  expect(await said("get", "/health", cached)).toContain("may be kept by caches");
});
