import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { companionsOf } from "@retribusi/contract/define/cell";
import { countBound } from "@retribusi/contract/define/count";
import { type AnyEntity, identityFields, readableFields, totalledColumns } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import { undone } from "@retribusi/contract/errors";
import type { Request, Response, Router } from "express";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { may, requireVerb } from "../../access/permissions.ts";
import { scope } from "../../access/scope.ts";
import { userOf } from "../../http/authenticate.ts";
import { requireUser } from "../../http/endpoint.ts";
import { fromOwnPage } from "../../http/own-page.ts";
import { languageOf } from "../../http/request-facts.ts";
import { AppError, ledBy } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { validate } from "../../lib/validate.ts";
import { presentCovered, showIdentity } from "../identity.ts";
import { type ListQuery, readListQuery, withFilter } from "../list-query.ts";
import { existsValue, listOptions, parseExistCheck } from "../options.ts";
import { countAndSum, countRows, getRow, listRows } from "../reader.ts";
import { resolveKey } from "../record-key.ts";
import { isWritable, type Resource, type Writable } from "../resource.ts";
import { type RecordRow, rowPresenter, versionOf } from "../row.ts";
import { addRecord, deleteRecord, editRecord } from "../write.ts";

export interface Mount {
  readonly name: EntityName;
  readonly entity: AnyEntity;
  readonly resource: Resource;
}

type Answer = (req: Request, user: CurrentUser) => Promise<unknown>;

const answer = (run: Answer) => async (req: Request, res: Response) => {
  res.json(await run(req, requireUser(userOf(res))));
};

/** What the user may do to the rows of this entity; a booking's own actions are told by its own calls. */
function canOf(user: CurrentUser, { name, resource }: Mount) {
  const writable = isWritable(resource) ? resource : undefined;
  const can = {
    view: may(user, name, "view"),
    edit: writable !== undefined && may(user, name, "edit"),
    delete: writable !== undefined && may(user, name, "delete"),
  };
  if (!writable?.keeps) return () => can;
  const keeps = (row: Readonly<RecordRow>, from: "edit" | "delete") => writable.keeps?.(row, user, from) !== undefined;
  return (row: Readonly<RecordRow>) => ({
    ...can,
    edit: can.edit && !keeps(row, "edit"),
    delete: can.delete && !keeps(row, "delete"),
  });
}

/** What a list is asked for, or why its address can match no row. */
function queryOf(
  { entity }: Mount,
  { params, query: asked }: Pick<Request, "params" | "query">,
): { readonly query: ListQuery; readonly note?: Label } {
  const { fieldName, fieldValue } = params;
  const query = readListQuery(entity, asked);
  if (typeof fieldName !== "string" || typeof fieldValue !== "string") return { query };
  return { query, ...withFilter(entity, query, fieldName, fieldValue) };
}

function list(deps: Deps, mount: Mount): Answer {
  const { entity } = mount;
  const columns = [...new Set([...entity.key, ...entity.columns])];
  const names = [...columns, ...companionsOf(entity, columns)];
  const present = rowPresenter(entity, names);
  return async (req, user) => {
    requireVerb(user, mount.name, "list");
    const { query, note } = queryOf(mount, req);
    const { page, limit } = query;
    if (note) return { records: [], page, limit, hasMore: false, note: note[languageOf(req)] };
    const { rows, hasMore, note: cut } = await listRows(deps.db, scope(user, mount.name), names, query);
    const can = canOf(user, mount);
    const records = rows.map((row) => Object.assign(present(row), versionOf(entity, row), { can: can(row) }));
    return { records, page, limit, hasMore, ...(cut ? { note: cut[languageOf(req)] } : {}) };
  };
}

const countQuery = z.object({ max: countBound.optional() });

const count =
  (deps: Deps, mount: Mount): Answer =>
  async (req, user) => {
    requireVerb(user, mount.name, "list");
    const { max, ...asked } = req.query;
    const { query, note } = queryOf(mount, { params: req.params, query: asked });
    const bound = validate(countQuery, max === undefined ? {} : { max }).max;
    if (note) return { num: 0 };
    const scoped = scope(user, mount.name);
    if (bound === undefined) return countRows(deps.db, scoped, query);
    return countAndSum(deps.db, scoped, query, bound, totalledColumns(mount.entity));
  };

async function viewOf({ db }: Deps, user: CurrentUser, mount: Mount, key: readonly number[]): Promise<RecordRow> {
  const row = await getRow(db, scope(user, mount.name), key);
  const { record, can } = presentCovered(mount.name, readableFields(mount.entity), row, user);
  return { ...record, ...versionOf(mount.entity, row), can: { ...canOf(user, mount)(row), ...can } };
}

/** The key in the address, of a row that the user sees. Throws NOT_FOUND. */
const keyIn = ({ db }: Deps, { name }: Mount, user: CurrentUser, req: Request): Promise<number[]> =>
  resolveKey(db, scope(user, name), String(req.params.id));

const view =
  (deps: Deps, mount: Mount): Answer =>
  async (req, user) => {
    requireVerb(user, mount.name, "view");
    return viewOf(deps, user, mount, await keyIn(deps, mount, user, req));
  };

/** The identity number of a record that its view shows masked; whoever asks leaves a trace. */
const identity =
  (deps: Deps, mount: Mount): Answer =>
  async (req, user) => {
    requireVerb(user, mount.name, "view");
    const key = await keyIn(deps, mount, user, req);
    const row = await getRow(deps.db, scope(user, mount.name), key);
    return showIdentity({ db: deps.db, user, ip: req.ip ?? "" }, mount.name, row);
  };

function requireWritable({ resource }: Mount): Writable {
  if (isWritable(resource)) return resource;
  throw new AppError("NOT_ALLOWED", { values: { reason: resource.reason } });
}

const add =
  (deps: Deps, mount: Mount): Answer =>
  async (req, user) => {
    const resource = requireWritable(mount);
    const key = await ledBy(undone.inserted, ["VALIDATION"], () =>
      addRecord({ deps, user, ip: req.ip ?? "", resource }, req.body),
    );
    return viewOf(deps, user, mount, key);
  };

const edit =
  (deps: Deps, mount: Mount): Answer =>
  async (req, user) => {
    const resource = requireWritable(mount);
    const after = await ledBy(undone.updated, ["VALIDATION", "NOT_FOUND"], async () => {
      requireVerb(user, mount.name, "edit");
      const key = await keyIn(deps, mount, user, req);
      return editRecord({ deps, user, ip: req.ip ?? "", resource }, key, req.body);
    });
    return viewOf(deps, user, mount, after);
  };

const remove =
  (deps: Deps, mount: Mount): Answer =>
  async (req, user) => {
    const resource = requireWritable(mount);
    await ledBy(undone.deleted, ["NOT_FOUND"], async () => {
      requireVerb(user, mount.name, "delete");
      const key = await keyIn(deps, mount, user, req);
      await deleteRecord({ deps, user, ip: req.ip ?? "", resource }, key);
    });
    return { deleted: 1 };
  };

const componentsData =
  (deps: Deps): Answer =>
  async (req, user) => {
    const name = String(req.params.name);
    const check = parseExistCheck(name);
    const value = req.params.value ?? (check ? req.query.search : undefined);
    if (check && typeof value === "string") return existsValue(deps, user, check, value, req.query);
    if (!isEntityName(name) || value !== undefined) throw new AppError("NOT_FOUND");
    return listOptions(deps, user, name, req.query);
  };

/** Lists, single rows and writes of an entity, from its declaration alone. */
export function addCrudRoutes(router: Router, deps: Deps, mount: Mount): void {
  const at = `/${mount.name}`;
  const filtered = ["list", "index"].map((word) => `${at}/${word}/:fieldName/:fieldValue`);
  router.get([at, `${at}/list`, `${at}/index`, ...filtered], answer(list(deps, mount)));
  router.get([`${at}/count`, `${at}/count/:fieldName/:fieldValue`], answer(count(deps, mount)));
  router.get(`${at}/view/:id`, answer(view(deps, mount)));
  if (identityFields(mount.entity).length > 0) router.get(`${at}/identitas/:id`, answer(identity(deps, mount)));
  router.post(`${at}/add`, answer(add(deps, mount)));
  router.post(`${at}/edit/:id`, answer(edit(deps, mount)));
  router.delete(`${at}/delete/:id`, answer(remove(deps, mount)));
  // As the specification asks for it.
  router.get(`${at}/delete/:id`, fromOwnPage, answer(remove(deps, mount)));
}

/** `components_data`: the choices of references, and whether a value is there already. */
export const addOptionRoutes = (router: Router, deps: Deps): Router =>
  router.get(["/components_data/:name", "/components_data/:name/:value"], answer(componentsData(deps)));
