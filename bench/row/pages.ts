import type { Row } from "../measure/figure.ts";
import { interleave } from "../measure/interleave.ts";
import { look, withBrowser } from "../measure/lighthouse.ts";
import { signIn } from "../service.ts";
import { chooseLodging } from "../stand/order.ts";
import { catalogueQueries } from "./catalogue.ts";
import { performanceFigure } from "./landing.ts";

/** The pages that come after the landing page, on Lighthouse's phone. */
export const pages: Row = {
  title: "Other pages, Lighthouse mobile",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const { origin } = await bench.api(url);
    const token = await signIn(origin, "pengelola");
    const [lodging] = await chooseLodging(url, origin, 1);
    const [query = ""] = catalogueQueries;
    const dates = query.replace("&limit=24", "");
    const [catalogue = [], object = [], home = []] = await withBrowser((browser) =>
      interleave(
        bench.rounds,
        [
          () => look(browser, `${origin}/#/index/catalogue?${dates}`),
          () => look(browser, `${origin}/#/index/catalogue/${lodging?.objectid}`),
          () => look(browser, `${origin}/#/home`, token),
        ],
        false,
      ),
    );
    return [
      performanceFigure("catalogue", catalogue, 90),
      performanceFigure("object", object, 90),
      performanceFigure("manager's home", home, 80),
    ];
  },
};
