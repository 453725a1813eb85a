import type { XmlElement } from '../xml-element.js'

/** Where eForms keep what UBL has no place for, in the notice itself and in many of its elements. */
export const extensionOf = (element: XmlElement): XmlElement | null =>
  element.first('UBLExtensions', 'UBLExtension', 'ExtensionContent', 'EformsExtension')
