import { Anchor } from "@mantine/core";
import { type AnyEntity, fieldOf, keyOf } from "@retribusi/contract/define/entity";
import { headingOf } from "@retribusi/contract/define/listed";
import { Link } from "react-router-dom";
import { Thumbnail } from "../../components/thumbnail.tsx";
import { readPictures } from "../../lib/picture.ts";
import { useLabel } from "../../lib/use-label.ts";
import { type RecordRow, titleOf } from "../record.ts";
import { ListedCell } from "./listed-cell.tsx";
import classes from "./record-card.module.css";
import { RowMenu } from "./row-menu.tsx";
import type { RecordList } from "./use-record-list.ts";
import { useRowLinks } from "./use-row-links.ts";

interface Props {
  readonly list: RecordList;
  readonly record: RecordRow;
}

/** Enough to know the record by; the rest stands in its details. Where a list says itself what is spare, all else is told. */
const mostFacts = ({ spare }: AnyEntity): number => (spare ? Number.POSITIVE_INFINITY : 5);

const isPicture = (kind: string): boolean => kind === "image" || kind === "images";

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** One record with its name, picture and the columns that say something. */
export function RecordCard({ list, record }: Props) {
  const text = useLabel();
  const { entity, columns } = list;
  const { view } = useRowLinks(list, record);
  const key = keyOf(entity, record);
  const picture = columns.all.find((name) => isPicture(fieldOf(entity, name).kind));
  const facts = columns.usual.filter((name) => {
    const isShown = name !== entity.label && !entity.key.includes(name) && !isPicture(fieldOf(entity, name).kind);
    return isShown && !isEmpty(record[name]);
  });
  const name = titleOf(entity, record, text);
  return (
    <li className={classes.card} data-current={list.currentKey === key || undefined}>
      <div className={classes.head}>
        {picture ? <Thumbnail paths={readPictures(record[picture])} name={name} /> : null}
        <div className={classes.title}>
          {view ? (
            <Anchor component={Link} to={view} fw={600}>
              {name}
            </Anchor>
          ) : (
            <strong>{name}</strong>
          )}
        </div>
        <RowMenu list={list} record={record} />
      </div>
      <dl className={classes.facts}>
        {facts.slice(0, mostFacts(entity)).map((fact) => {
          const field = fieldOf(entity, fact);
          return (
            <div key={fact}>
              <dt>{text(headingOf(entity, fact))}</dt>
              <dd>
                <ListedCell value={record[fact]} name={fact} field={field} entity={entity} record={record} />
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}
