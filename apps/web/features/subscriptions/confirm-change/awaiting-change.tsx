import type { Order } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { AwaitingBank } from "#orders/awaiting-bank.tsx";
import surface from "#ui/surface/surface.module.css";

interface AwaitingChangeProps {
  orderId: string;
  onSettled: (order: Order | undefined) => void;
}

/** A change that was sent and that the bank has not answered yet. */
export function AwaitingChange({ orderId, onSettled }: AwaitingChangeProps) {
  const translate = useTranslate();
  return (
    <section className={surface.card}>
      <h2>{translate("complete-order.processing-heading")}</h2>
      <AwaitingBank orderId={orderId} onSettled={onSettled} />
    </section>
  );
}
