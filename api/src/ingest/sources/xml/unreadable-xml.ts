import { RefusedItem } from '../connector.js'

/** Thrown for a file that is not XML, or not a notice; the message is a Dutch sentence that says why. */
export class UnreadableXml extends RefusedItem {}
