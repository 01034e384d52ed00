import { readdir } from "node:fs/promises";
import sharp from "sharp";
import supertest from "supertest";
import type { Caller, TestApp } from "./test-app.ts";

export const picture = (width = 2000, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background: "#2b6" } });
export const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();

/** Names of what is under way in the application's temporary folder; empty when nothing was left behind. */
export const underWay = async ({ deps }: TestApp): Promise<string[]> =>
  (await readdir(deps.env.TEMP_DIR, { recursive: true })).filter((name) => name.includes("work-"));

export interface Part {
  readonly content: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

const addresses = {
  photo: "fileuploader/upload/photo",
  document: "fileuploader/upload/document",
  publication: "fileuploader/upload/publication",
  csv: "filehelper/uploadfile",
} as const;

/** Sends files as a form of the browser does. */
export function upload(
  { app }: TestApp,
  { token }: Caller,
  parts: readonly Part[],
  to: keyof typeof addresses = "photo",
): supertest.Test {
  const post = supertest(app).post(`/api/${addresses[to]}`).set("Authorization", `Bearer ${token}`);
  for (const { content, name = "foto.jpg", type = "image/jpeg", field = "file" } of parts) {
    post.attach(field, content, { filename: name, contentType: type });
  }
  return post;
}

/** Uploads a picture and answers with its stored path. */
export async function uploadedPath(app: TestApp, caller: Caller, content: Buffer): Promise<string> {
  const { body } = await upload(app, caller, [{ content }]).expect(200);
  return body.path;
}
