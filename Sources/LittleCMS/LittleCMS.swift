private import CLittleCMS
