import { entities } from "@retribusi/contract/access/entities";
import type { Count } from "@retribusi/contract/define/count";
import { type AnyEntity, keyOf } from "@retribusi/contract/define/entity";
import { type QueryClient, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RecordPage, RecordRow } from "./record.ts";
import { belongsTo, inFeed, type RecordFeed, withAdded, withRemoved, withReplaced } from "./record-cache.ts";
import { recordKeys } from "./record-keys.ts";

type Change = (page: RecordPage, index: number) => RecordPage;

function changeLists(client: QueryClient, entity: string, change: Change): void {
  client.setQueriesData<RecordPage>({ queryKey: recordKeys.pages(entity) }, (page) => page && change(page, 0));
  client.setQueriesData<RecordFeed>({ queryKey: recordKeys.feeds(entity) }, (feed) => feed && inFeed(feed, change));
}

/** Lists that show a name of this entity, and option lists, are read again when they are next looked at. */
function refreshOthers(client: QueryClient, entity: AnyEntity): void {
  const shown = Object.values<AnyEntity>(entities).filter(({ fields }) =>
    Object.values(fields).some((field) => field.related?.entity.name === entity.name),
  );
  for (const { name } of shown) {
    if (name !== entity.name) void client.invalidateQueries({ queryKey: recordKeys.entity(name) });
  }
  void client.invalidateQueries({ queryKey: recordKeys.options(entity.name, {}).slice(0, 3) });
}

const changeCounts = (client: QueryClient, entity: string, by: number) =>
  client.setQueriesData<Count>({ queryKey: recordKeys.counts(entity) }, (count) =>
    // One more or less than more than were counted is the same.
    !count || count.more ? count : { ...count, num: Math.max(0, count.num + by) },
  );

/** On top of what the person looks at, and of other first pages that the record fits; the rest is read again. */
function showAdded(client: QueryClient, entity: AnyEntity, record: RecordRow): void {
  const lists = client.getQueryCache().findAll({ queryKey: recordKeys.entity(entity.name) });
  for (const { queryKey, isActive } of lists.map((query) => ({
    queryKey: query.queryKey,
    isActive: query.isActive(),
  }))) {
    const [, , part, query] = queryKey;
    if (part !== "page" && part !== "feed") continue;
    const asked: Readonly<Record<string, unknown>> = { ...(typeof query === "object" ? query : {}) };
    const fits = isActive || (belongsTo(asked, record) && (asked.page ?? 1) === 1);
    if (!fits) void client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
    else if (part === "page") {
      client.setQueryData<RecordPage>(queryKey, (page) => page && withAdded(entity, page, record));
    } else {
      const addFirst: Change = (page, index) => (index === 0 ? withAdded(entity, page, record) : page);
      client.setQueryData<RecordFeed>(queryKey, (feed) => feed && inFeed(feed, addFirst));
    }
  }
}

/** What a successful write does to everything on the screen, without reading the list again. */
export function useRecordCache(entity: AnyEntity) {
  const client = useQueryClient();
  const keep = (record: RecordRow) => {
    client.setQueryData(recordKeys.record(entity.name, keyOf(entity, record)), record);
    refreshOthers(client, entity);
  };
  const replace = (key: string, record: RecordRow) => {
    changeLists(client, entity.name, (page) => withReplaced(entity, page, key, record));
    keep(record);
  };
  /** The row that the person has written last is marked, for which its list draws rows anew. */
  const mark = (record: RecordRow) => client.setQueryData(recordKeys.current(entity.name), keyOf(entity, record));
  return {
    added(record: RecordRow): void {
      showAdded(client, entity, record);
      changeCounts(client, entity.name, 1);
      keep(record);
      mark(record);
    },
    /** `key` is the one before the change; a change may alter it. */
    edited(key: string, record: RecordRow): void {
      replace(key, record);
      mark(record);
    },
    /** What somebody else has made of it; rows that are being changed stay as they are drawn. */
    found: replace,
    /** Somebody else has deleted it; what a form shows of it stays, so that what was typed isn't lost. */
    missing(key: string): void {
      changeLists(client, entity.name, (page) => withRemoved(entity, page, key));
      void client.invalidateQueries({ queryKey: recordKeys.counts(entity.name) });
    },
    deleted(key: string): void {
      changeLists(client, entity.name, (page) => withRemoved(entity, page, key));
      changeCounts(client, entity.name, -1);
      client.removeQueries({ queryKey: recordKeys.record(entity.name, key) });
      refreshOthers(client, entity);
    },
  };
}

/** Key of the record that was added or changed last in this session. */
export function useCurrentKey(entity: AnyEntity): string | undefined {
  return useQuery<string>({ queryKey: recordKeys.current(entity.name), queryFn: skipToken, staleTime: Infinity }).data;
}
