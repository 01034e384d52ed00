import type { Express } from "express";
import supertest from "supertest";
import type { Cast } from "../booking-steps.ts";
import type { DatabaseImage } from "../database-image.ts";
import type { Caller, TestApp } from "../test-app.ts";

/** The application and its people, before a call. */
export interface WritingStage {
  readonly app: TestApp;
  readonly cast: Cast;
  /** What stands before each call is prepared, and after it is over. */
  readonly clean: DatabaseImage;
}

/** Sends one and the same request through an application, as often as it is asked to. */
export type Send = (through: Express) => supertest.Test;

/** A call that writes. */
export interface WritingCall {
  /** As the description of the API names it: `post /trx_penginapan/pesan_nsb`. */
  readonly operation: string;
  /** What is written, where one operation writes several things. */
  readonly what?: string;
  /**
   * What the same request does when it is sent once more after it succeeded: it is answered again and changes nothing (`same`), it is refused
   * and changes nothing (`refused`), or it is another one (`another`).
   */
  readonly again: "same" | "refused" | "another";
  /** Set where decision 019 says that it may be done twice when the answer to COMMIT is lost, since nobody is shown the second one. */
  readonly mayBeTwice?: true;
  /** Set where what it carries is good for one try, however that ends: whoever was told that nothing was changed hears that they begin anew. */
  readonly beginsAnew?: true;
  /** What the background does about it: looked at is what stands then. */
  settle?(stage: WritingStage): Promise<unknown>;
  /** Brings everything to where the call succeeds, and answers the request. */
  prepare(stage: WritingStage): Promise<Send>;
}

export const bearer = (request: supertest.Test, { token }: Pick<Caller, "token">): supertest.Test =>
  request.set("Authorization", `Bearer ${token}`);

export const post =
  (caller: Pick<Caller, "token">, path: string, body: object = {}): Send =>
  (through) =>
    bearer(supertest(through).post(`/api/${path}`), caller).send(body);

export const remove =
  (caller: Pick<Caller, "token">, path: string): Send =>
  (through) =>
    bearer(supertest(through).delete(`/api/${path}`), caller);

/** A file in a form. */
export const attach =
  (caller: Pick<Caller, "token">, path: string, field: string, content: Buffer | string, filename: string): Send =>
  (through) =>
    bearer(supertest(through).post(`/api/${path}`), caller).attach(field, Buffer.from(content), { filename });
