// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { member } from "../../testing/member.ts";
import { showHomeEarly } from "./early-home.ts";

const outline = `<main><div><h1>Welcome, …</h1><p><span></span>
  <span hidden data-early="nasabah" data-place="your region">Find a place.</span>
  <span hidden data-early="pengelola" data-place="your region">Waiting at ….</span></p></div></main>`;
beforeEach(() => {
  document.body.innerHTML = outline;
});

function currentOf(role: "nasabah" | "pengelola" | "superuser") {
  const session = member(role, []);
  if (session.status !== "signed-in") throw new Error("nobody is signed in");
  return session.current;
}
const shown = () => [document.querySelector("h1")?.textContent, document.querySelector("p")?.textContent.trim()];
const isStaffs = () => document.querySelector("main > div")?.hasAttribute("data-staff");

test("a manager reads their name as it is, and where they work", () => {
  const current = currentOf("pengelola");
  const user = { ...current.user, fullname: "Siti $& Aminah", pengelolaname: "Wisma $1" };
  showHomeEarly({ ...current, user }, document);
  expect(shown()).toEqual(["Welcome, Siti $& Aminah", "Waiting at Wisma $1."]);
  expect(isStaffs()).toBe(true);
});

test("a manager without a group reads of their region, a customer what is theirs", () => {
  const current = currentOf("pengelola");
  showHomeEarly({ ...current, user: { ...current.user, pengelolaname: null } }, document);
  expect(shown()[1]).toBe("Waiting at your region.");
  document.body.innerHTML = outline;
  showHomeEarly(currentOf("nasabah"), document);
  expect(shown()[1]).toBe("Find a place.");
  expect(isStaffs()).toBe(false);
});

test("a role without words of its own is greeted alone; whoever must set up a second factor isn't", () => {
  showHomeEarly({ ...currentOf("pengelola"), wajibfaktor: true }, document);
  expect(shown()[0]).toBe("Welcome, …");
  const current = currentOf("superuser");
  showHomeEarly(current, document);
  expect(shown()[0]).toBe(`Welcome, ${current.user.fullname}`);
  expect(document.querySelector("p > span:not([hidden])")?.textContent).toBe("");
});
