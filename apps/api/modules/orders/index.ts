export { agreementTextIn } from "./complete/agreement-text.ts";
export { createCompleteOrder } from "./complete/complete-order.ts";
export { createReserveOrder } from "./complete/reserve-order.ts";
export { createSettleAbandonedOrders } from "./complete/settle-abandoned-orders.ts";
export { createSettleOrder } from "./complete/settle-order.ts";
export { createSettlementRepository } from "./complete/settlement-repository.ts";
export { createOrdersRepository, type OrderRow, type OrdersRepository } from "./orders-repository.ts";
export { createCreateOrder } from "./quote/create-order.ts";
export { createOrderHandlers } from "./routes.ts";
