/// Files and streams of the operating system.
package enum FileAccess {}
