import { vi } from "vitest";
import type { Answer } from "./show.tsx";

interface SentFile {
  /** Below `/api/`, with what follows the question mark. */
  readonly path: string;
  readonly name: string;
}

/** Answers files, which go by XMLHttpRequest, and notes them; a body that is text comes as it is. Half of each file is told as progress. */
export function fakeUploads(answer: (sent: SentFile) => Answer | Promise<Answer>): SentFile[] {
  const uploads: SentFile[] = [];
  class Upload {
    upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = "";
    onload = () => undefined;
    onabort = () => undefined;
    #path = "";
    open(_: string, address: string) {
      this.#path = address.replace(/^\/api\//, "");
    }
    setRequestHeader() {
      return undefined;
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      this.onabort();
    }
    async send(form: FormData) {
      const [file] = [...form.values()].filter((value) => value instanceof File);
      const sent = { path: this.#path, name: file?.name ?? "" };
      uploads.push(sent);
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const { status = 200, body } = await answer(sent);
      this.status = status;
      this.responseText = typeof body === "string" ? body : JSON.stringify(body);
      this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
  return uploads;
}
