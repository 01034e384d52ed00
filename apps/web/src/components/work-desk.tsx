import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { OwnEscapeContext, useEscapeOwner } from "./own-escape.ts";
import classes from "./work-desk.module.css";

/** Whether there is room for one column only: what is chosen then stands over the list. */
export const useIsNarrowDesk = (): boolean =>
  useMediaQuery("(max-width: 62em)", false, { getInitialValueInEffect: false });

interface Props {
  readonly title: string;
  /** How the way back from what stands over the list is called. */
  readonly close: string;
  readonly isNarrow: boolean;
  readonly list: ReactNode;
  /** What is chosen; `null` where nothing is. */
  readonly panel: ReactNode;
  readonly onClose: () => void;
}

/** A list with the chosen one beside it, on a phone over it. */
export function WorkDesk({ title, close, isNarrow, list, panel, onClose }: Props) {
  const { closeOnEscape, take } = useEscapeOwner();
  return (
    <>
      <div className={classes.desk}>
        {list}
        {isNarrow ? null : <div className={classes.panel}>{panel}</div>}
      </div>
      {isNarrow ? (
        <Drawer
          closeButtonProps={{ "aria-label": close }}
          closeOnEscape={closeOnEscape}
          opened={panel !== null}
          onClose={onClose}
          position="right"
          size="100%"
          styles={{ header: { gap: "1rem" } }}
          title={title}
        >
          <OwnEscapeContext value={take}>{panel}</OwnEscapeContext>
        </Drawer>
      ) : null}
    </>
  );
}
