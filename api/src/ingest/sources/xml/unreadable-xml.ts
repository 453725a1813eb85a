import { RefusedItem } from '../connector.js'

/** Thrown for a file that is not XML or not a notice; the message is a Dutch sentence with the reason. */
export class UnreadableXml extends RefusedItem {}
