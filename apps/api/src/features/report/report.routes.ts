import {
  readBku,
  readFigures,
  readHeatMap,
  readPengecualian,
  readPenggunaan,
  readPiutang,
  readRealisasi,
  readRekap,
  readSkrd,
  readSsrd,
} from "@retribusi/contract/features/report/report.endpoints";
import { downloadOpenData, readOpenData } from "@retribusi/contract/features/report/transparency.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import { handle, handlePublic, handlePublicDownload, type RequestFacts, type Route } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { answerReport } from "./answer.ts";
import { readBook } from "./book.query.ts";
import { readFiguresOf } from "./figures.query.ts";
import { readHeatMapOf } from "./heat-map.query.ts";
import { readOpenDataOf } from "./open-data.query.ts";
import { openDataFile } from "./open-data-file.ts";
import { readUsageResult } from "./penggunaan.query.ts";
import { readAchievements } from "./realisasi.query.ts";
import { readRekapResult } from "./rekap.query.ts";
import type { ReportReader } from "./result.ts";

interface ReaderCall {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly request: RequestFacts;
}

/** An answer of figures is short; nobody has to be able to stop it. */
const unstoppable = new AbortController().signal;

const readerOf = ({ deps, user, request }: ReaderCall): ReportReader => ({
  deps,
  user,
  language: request.language,
  signal: unstoppable,
});

export const reportRoutes: readonly Route[] = [
  handle(readRekap, async (call) => answerReport(readerOf(call), await readRekapResult(readerOf(call), call.query))),
  handle(readPenggunaan, async (call) =>
    answerReport(readerOf(call), await readUsageResult(readerOf(call), call.query)),
  ),
  handle(readRealisasi, async (call) =>
    answerReport(readerOf(call), await readAchievements(readerOf(call), call.query)),
  ),
  handle(readBku, async (call) => answerReport(readerOf(call), await readBook(readerOf(call), "bku", call.query))),
  handle(readPiutang, async (call) =>
    answerReport(readerOf(call), await readBook(readerOf(call), "piutang", call.query)),
  ),
  handle(readPengecualian, async (call) =>
    answerReport(readerOf(call), await readBook(readerOf(call), "pengecualian", call.query)),
  ),
  handle(readSkrd, async (call) => answerReport(readerOf(call), await readBook(readerOf(call), "skrd", call.query))),
  handle(readSsrd, async (call) => answerReport(readerOf(call), await readBook(readerOf(call), "ssrd", call.query))),
  handle(readHeatMap, (call) => readHeatMapOf(readerOf(call), call.query)),
  handlePublic(readOpenData, ({ deps }) => readOpenDataOf(deps)),
  handlePublicDownload(downloadOpenData, async ({ deps, params }) =>
    openDataFile(await readOpenDataOf(deps), params.bagian),
  ),
  handle(readFigures, (call) => readFiguresOf(readerOf(call))),
];
