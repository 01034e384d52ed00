import fc from "fast-check";
import { operations } from "../api-description.ts";
import { requestsOf } from "../api-requests.ts";
import type { AttackCase } from "./cases.ts";
import { describeWanted, isOurError, sendWanted } from "./sending.ts";

/** Requests that are made from the document of the API, right ones, odd ones and broken ones, one for each operation, as a citizen. */
export const fuzzOf = (seed: number): AttackCase => ({
  title: `no request made from the document meets an error of ours (seed ${seed})`,
  async attempt({ url, tokens }) {
    const errors: string[] = [];
    for (const operation of operations) {
      for (const wanted of fc.sample(requestsOf(operation), { seed, numRuns: 1 })) {
        const reply = await sendWanted(`${url}/api`, operation, wanted, tokens.nasabah);
        if (isOurError(reply)) errors.push(describeWanted(operation, wanted, reply.status));
      }
    }
    return errors;
  },
});
