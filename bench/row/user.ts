import { z } from "zod";
import { besideBare } from "../measure/beside.ts";
import type { Row } from "../measure/figure.ts";
import { signIn } from "../service.ts";

const claims = z.object({ jti: z.string() });

/** The id of the session that a token speaks for. */
const sessionOf = (token: string): string =>
  claims.parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"))).jti;

/** Who is signed in, asked at every start of the application. */
export const user: Row = {
  title: "Current user",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const [api, bare] = await Promise.all([bench.api(url), bench.bare(url)]);
    const token = await signIn(api.origin, "nasabah");
    const { figure } = await besideBare(bench, {
      what: "the current user",
      ours: { origin: api.origin, calls: [{ path: "/api/account/currentuserdata", token }] },
      bare: { origin: bare.origin, calls: [{ path: `/user?jti=${sessionOf(token)}` }] },
      wanted: [{ of: "ours", least: 1_200 }],
    });
    return [figure];
  },
};
