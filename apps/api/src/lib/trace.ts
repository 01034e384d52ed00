import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

/** Does nothing while nobody has started tracing (`tracing.ts`). */
const tracer = trace.getTracer("e-retribusi");

/** A request's span; none while nothing is traced. Who called may not choose what is: their own trace is not continued. */
export function beginTrace(method: string, id: string): Span | undefined {
  const attributes = { "http.request.method": method, "retribusi.request.id": id };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
  return span.isRecording() ? span : undefined;
}

/** `route` is the call as it is declared. */
export function endTrace(span: Span, method: string, route: string, status: number): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ "http.route": route, "http.response.status_code": status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The longest text of a statement that is sent. */
const longest = 2_000;

/** Values that stand in the text itself are nobody's business; most are sent beside it anyway. */
export const withoutValues = (sql: string): string =>
  sql.slice(0, longest).replaceAll(/'(?:[^'\\]|\\.|'')*(?:'|$)|"(?:[^"\\]|\\.)*(?:"|$)|\b\d+(?:\.\d+)?\b/gs, "?");

/** A statement as a part of its request's trace. */
export function tracedStatement<T>(parent: Span, sql: string, send: () => T): T {
  const name = /^\s*\(*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? "SQL";
  const attributes = { "db.system.name": "mariadb", "db.query.text": withoutValues(sql) };
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
  const answer = send();
  if (!(answer instanceof Promise)) {
    span.end();
    return answer;
  }
  const fail = () => span.setStatus({ code: SpanStatusCode.ERROR }).end();
  answer.then(() => span.end(), fail);
  return answer;
}
