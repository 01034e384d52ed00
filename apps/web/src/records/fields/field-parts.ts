import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Field } from "@retribusi/contract/define/field";
import type { ComponentType, ReactNode } from "react";
import type { RecordRow } from "../record.ts";

/** A value as it is shown: in a cell of the grid, on a card, in the details of a record. */
export interface CellProps {
  readonly value: unknown;
  readonly field: Field;
  readonly name: string;
  readonly entity: AnyEntity;
  readonly record: RecordRow;
}

/** A value as it is entered: in a form, or as the wanted value of a filter. */
export interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly label: ReactNode;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error?: string | undefined;
  /** Values of the whole form, for a field whose choices depend on others. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The record as it was when the form was opened; absent when it is new. */
  readonly record?: RecordRow | undefined;
  /** A dialog begins here. */
  readonly isFirst?: boolean;
}

/** The two faces of a field kind. */
export interface FieldParts {
  readonly Cell: ComponentType<CellProps>;
  /** The same value with room around it, on the page of one record; the cell when absent. */
  readonly Detail?: ComponentType<CellProps>;
  readonly Input: ComponentType<InputProps>;
  /** What stands in an untouched field. */
  readonly empty: string | null;
  /** The input takes the whole width of a form. */
  readonly isWide?: true;
}
