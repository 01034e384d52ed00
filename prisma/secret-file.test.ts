import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ownerUrl } from "./rights.ts";
import { withFiles } from "./secret-file.ts";

const folder = mkdtempSync(join(tmpdir(), "secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe("a secret", () => {
  test.each([
    ["as it is", "top secret", "top secret"],
    ["with a line break", "top secret\n", "top secret"],
    ["with a line break of Windows", "top secret\r\n", "top secret"],
    ["with one of its own", "top secret\n\n", "top secret\n"],
    ["with spaces", " top secret ", " top secret "],
  ])("is read from its file, %s", (name, content, secret) => {
    const JWT_SECRET_FILE = file(name, content);
    expect(withFiles({ JWT_SECRET_FILE, PORT: "3000" })).toEqual({ JWT_SECRET: secret, PORT: "3000" });
  });

  test("is taken from the environment where no file is named, or none but in name", () => {
    const env = { JWT_SECRET: "x", JWT_SECRET_FILE: "" };
    expect(withFiles(env)).toEqual(env);
    expect(withFiles({ JWT_SECRET: "", JWT_SECRET_FILE: file("jwt", "y") })).toEqual({ JWT_SECRET: "y" });
  });

  test("that is set both ways is refused by its names, and its value isn't told", () => {
    const env = { JWT_SECRET: "x1", JWT_SECRET_FILE: "/y1", SMTP_URL: "x2", SMTP_URL_FILE: "/y2", SECRET_KEY: "x3" };
    expect(() => withFiles(env)).toThrow(
      /^Set one and not both: JWT_SECRET or JWT_SECRET_FILE, SMTP_URL or SMTP_URL_FILE$/,
    );
  });

  test("whose file isn't there is told by its name", () => {
    const path = join(folder, "gone");
    expect(() => withFiles({ SECRET_KEY_FILE: path })).toThrow(
      `The file that SECRET_KEY_FILE names cannot be read: ${path}`,
    );
  });
});

test("a file that another program is told of is left alone", () => {
  const env = { SSL_CERT_FILE: "/etc/ssl/cert.pem", PUBLIC_URL_FILE: "/nowhere" };
  expect(withFiles(env)).toEqual(env);
});

test("the commands that change tables take their address from a file", () => {
  const url = "mysql://owner:secret@db:3306/retribusi";
  expect(
    ownerUrl({ DATABASE_ADMIN_URL_FILE: file("admin", `${url}\n`), DATABASE_URL: "mysql://app@db/retribusi" }),
  ).toBe(url);
  expect(ownerUrl({ DATABASE_URL_FILE: file("app", `${url}\n`) })).toBe(url);
});
