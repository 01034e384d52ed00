import type { AskedAction } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCameFrom } from "../use-came-from.ts";
import { useWantedStep } from "./wanted-step.ts";

/** Which step's form is open, from the first the one that the address wants; with that one done or left, the page it was wanted on comes back. */
export function useOpenStep({ can }: BookingRecord) {
  const wanted = useWantedStep();
  const cameFrom = useCameFrom();
  const navigate = useNavigate();
  const isWanted = wanted !== undefined && wanted !== "wrong";
  const [open, setOpen] = useState<AskedAction | undefined>(isWanted && can.swapUnit.allowed ? "swapUnit" : undefined);
  const back = isWanted && open === "swapUnit" ? cameFrom : null;
  return {
    open,
    setOpen,
    isWrong: wanted === "wrong",
    /** Why the wanted step can't be done. */
    refused: isWanted && !can.swapUnit.allowed ? can.swapUnit.reason : undefined,
    /** Closes the form; answers whether that has led to another page. */
    close(): boolean {
      setOpen(undefined);
      if (back) void navigate(back);
      return back !== null;
    },
  };
}
